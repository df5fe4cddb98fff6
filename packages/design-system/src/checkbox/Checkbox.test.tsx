import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Switch } from '../switch/index.ts';
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

test('Space turns a switch', async () => {
  const screen = await render(
    <ThemeProvider>
      <Switch description="Takes effect at once.">Notify me</Switch>
    </ThemeProvider>,
  );
  const control = screen.getByRole('switch', { name: 'Notify me' });
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('Takes effect at once.');
});
