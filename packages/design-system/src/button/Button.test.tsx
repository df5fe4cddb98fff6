import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Button } from './index.ts';
import type { ButtonProps } from './index.ts';

const setup = (props: ButtonProps) =>
  render(
    <ThemeProvider>
      <Button {...props} />
    </ThemeProvider>,
  );

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
  await screen.rerender(
    <ThemeProvider>
      <Button {...props} isPending />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
});

test('accepts a ref, a class name and render props', async () => {
  const ref = createRef<HTMLButtonElement>();
  const screen = await setup({
    ref,
    children: 'Save',
    isDisabled: true,
    className: ({ isDisabled }) => (isDisabled ? 'mine-off' : 'mine'),
  });
  expect(ref.current).toBe(screen.getByRole('button').element());
  expect(ref.current?.classList.contains('mine-off')).toBe(true);
});
