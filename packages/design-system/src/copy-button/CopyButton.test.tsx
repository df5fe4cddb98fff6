import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { CopyButton, type CopyButtonProps } from './index.ts';

type CopyText = (text: string) => Promise<void>;

const setup = (props: Partial<CopyButtonProps>) =>
  renderThemed(<CopyButton value="3f9a1c-whole" label="Copy ID" {...props} />);

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

test('a denied clipboard shows the text in a field, selected', async () => {
  const screen = await setup({ copyText: () => Promise.reject(new Error('Not allowed')) });
  await screen.getByRole('button').click();
  const dialog = screen.getByRole('dialog', { name: 'Could not copy. Select the text instead.' });
  await expect.element(dialog.getByRole('textbox')).toHaveValue('3f9a1c-whole');
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await expect.poll(() => getSelection()?.toString()).toBe('3f9a1c-whole');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Copy ID' })).toHaveFocus();
});

test('a text that cannot be fetched is reported by the button', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    await item?.getType('text/plain');
  });
  try {
    const screen = await setup({ value: () => Promise.reject(new Error('offline')) });
    await screen.getByRole('button').click();
    await expect
      .element(screen.getByRole('button', { name: 'Could not copy. Select the text instead.' }))
      .toBeVisible();
  } finally {
    write.mockRestore();
  }
});

test('the clipboard is asked during the press, before the text is fetched', async () => {
  const isCalledDuringClick: boolean[] = [];
  let isClicking = false;
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    isCalledDuringClick.push(isClicking);
    const blob = await item?.getType('text/plain');
    copied.push((await blob?.text()) ?? '');
  });
  const before = () => (isClicking = true);
  const after = () => (isClicking = false);
  try {
    const { promise: fetched, resolve } = Promise.withResolvers<string>();
    const screen = await setup({ value: () => fetched });
    window.addEventListener('click', before, true);
    window.addEventListener('click', after);
    await screen.getByRole('button').click();
    expect(isCalledDuringClick).toEqual([true]);
    resolve('fetched later');
    await expect.element(screen.getByText('Copied')).toBeInTheDocument();
    expect(copied).toEqual(['fetched later']);
  } finally {
    window.removeEventListener('click', before, true);
    window.removeEventListener('click', after);
    write.mockRestore();
  }
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
