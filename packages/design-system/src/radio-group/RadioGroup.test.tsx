import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Radio, RadioGroup } from './index.ts';
import type { RadioGroupProps } from './index.ts';

const setup = (props: Partial<RadioGroupProps> = {}, locale = 'en-GB') =>
  renderThemed(
    <Form>
      <RadioGroup label="Role" name="role" {...props}>
        <Radio value="admin" description="Invites people.">
          admin
        </Radio>
        <Radio value="member">member</Radio>
        <Radio value="owner" isDisabled>
          owner
        </Radio>
      </RadioGroup>
      <Button type="submit">Save</Button>
    </Form>,
    { locale },
  );

test('Tab focuses the selected value; arrow keys select, wrap and skip a disabled one', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await setup({ defaultValue: 'admin', onChange });
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'admin' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}');
  expect(onChange.mock.calls.flat()).toEqual(['member', 'admin', 'member', 'admin']);
  await expect.element(screen.getByRole('radio', { name: 'admin' })).toBeChecked();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('Tab alone selects nothing; Space does', async () => {
  const screen = await setup();
  await userEvent.tab();
  const first = screen.getByRole('radio', { name: 'admin' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(first).toBeChecked();
});

test('right to left in a row, ArrowLeft moves forward', async () => {
  const screen = await setup({ orientation: 'horizontal', defaultValue: 'admin' }, 'he-IL');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'member' })).toBeChecked();
});

test('the label names the group, and help describes each value', async () => {
  const screen = await setup({ description: 'An admin can change it.' });
  const group = screen.getByRole('radiogroup', { name: 'Role' });
  await expect.element(group).toHaveAccessibleDescription('An admin can change it.');
  await expect
    .element(screen.getByRole('radio', { name: 'admin' }))
    .toHaveAccessibleDescription(/Invites people/);
});

test('a missing required choice prevents submit, shows an error and takes focus', async () => {
  const screen = await setup({ isRequired: true, errorMessage: 'Choose a role.' });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Choose a role.')).toBeVisible();
  await expect.element(screen.getByRole('radiogroup')).toBeInvalid();
  await expect.element(screen.getByRole('radio', { name: 'admin' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Choose a role.')).not.toBeInTheDocument();
});
