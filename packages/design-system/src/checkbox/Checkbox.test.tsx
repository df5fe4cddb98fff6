import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Checkbox } from './index.ts';

test('Space toggles a checkbox, and its error is its description', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await renderThemed(
    <Checkbox onChange={onChange} isInvalid errorMessage="Please confirm this.">
      I understand
    </Checkbox>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect
    .element(screen.getByRole('checkbox', { name: 'I understand' }))
    .toHaveAccessibleDescription('Please confirm this.');
});

test('an indeterminate checkbox is neither checked nor unchecked', async () => {
  const screen = await renderThemed(<Checkbox isIndeterminate>All</Checkbox>);
  await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});
