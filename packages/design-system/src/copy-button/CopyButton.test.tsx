import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { CopyButton, type CopyButtonProps } from './index.ts';

type CopyText = (text: string) => Promise<void>;

const setup = (props: Partial<CopyButtonProps>) =>
  render(
    <ThemeProvider>
      <CopyButton value="3f9a1c-whole" label="Copy ID" {...props} />
    </ThemeProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('copies the whole value, confirms it, and resets after two seconds', async () => {
  const copyText = vi.fn<CopyText>(() => Promise.resolve());
  const screen = await setup({ copyText });
  await screen.getByRole('button', { name: 'Copy ID' }).click();
  expect(copyText).toHaveBeenCalledWith('3f9a1c-whole');
  await expect.element(screen.getByText('Copied')).toBeInTheDocument();
  vi.advanceTimersByTime(2000);
  await expect.element(screen.getByText('Copied')).not.toBeInTheDocument();
});

test('fetches a secret only when it is copied', async () => {
  const copyText = vi.fn<CopyText>(() => Promise.resolve());
  const value = vi.fn<() => Promise<string>>(() => Promise.resolve('hunter2'));
  const screen = await setup({ copyText, value });
  expect(value).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Copy ID' }).click();
  await expect.element(screen.getByText('Copied')).toBeInTheDocument();
  expect(copyText).toHaveBeenCalledWith('hunter2');
});

test('explains what to do when the browser denies clipboard access', async () => {
  const screen = await setup({ copyText: () => Promise.reject(new Error('Not allowed')) });
  await screen.getByRole('button').click();
  await expect
    .element(screen.getByRole('button', { name: 'Could not copy. Select the text instead.' }))
    .toBeVisible();
});

test('Enter and Space copy, and the button keeps focus', async () => {
  const copyText = vi.fn<CopyText>(() => Promise.resolve());
  const screen = await setup({ copyText });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Copied')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(() => copyText).toHaveBeenCalledTimes(2);
  await expect.element(screen.getByRole('button')).toHaveFocus();
});
