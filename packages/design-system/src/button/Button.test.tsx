import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Button } from './index.ts';
import type { ButtonProps } from './index.ts';

const setup = (props: ButtonProps) => renderThemed(<Button {...props} />);

test('acts once per press by pointer, Enter and Space', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await setup({ children: 'Save', onPress });
  await screen.getByRole('button', { name: 'Save' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('is skipped by Tab and not pressable while disabled', async () => {
  const screen = await setup({ children: 'Save', isDisabled: true });
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).toBeDisabled();
  await expect.element(screen.getByRole('button')).not.toHaveFocus();
});

test('keeps focus while pending, and cannot be pressed again', async () => {
  const onPress = vi.fn<() => void>();
  const props: ButtonProps = { children: 'Save', onPress, pendingLabel: 'Saving' };
  const screen = await setup(props);
  await screen.getByRole('button').click();
  await screen.rerender(<Button {...props} isPending />);
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
});

test('accepts a class name of its state', async () => {
  const screen = await setup({
    children: 'Save',
    isDisabled: true,
    className: ({ isDisabled }) => (isDisabled ? 'mine-off' : 'mine'),
  });
  await expect.element(screen.getByRole('button')).toHaveClass('mine-off');
});
