import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Checkbox } from './index.ts';

test('Space turns a checkbox, and its error is read with it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <ThemeProvider>
      <Checkbox onChange={onChange} isInvalid errorMessage="Please confirm this.">
        I understand
      </Checkbox>
    </ThemeProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect
    .element(screen.getByRole('checkbox', { name: 'I understand' }))
    .toHaveAccessibleDescription('Please confirm this.');
});

test('a box for some is neither on nor off', async () => {
  const screen = await render(
    <ThemeProvider>
      <Checkbox isIndeterminate>All</Checkbox>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});
