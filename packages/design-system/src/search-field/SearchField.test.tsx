import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { SearchField } from './index.ts';

test('Escape and the clear button clear it, and it keeps focus', async () => {
  const onClear = vi.fn<() => void>();
  const screen = await renderThemed(
    <SearchField aria-label="Search apps" clearLabel="Clear search" onClear={onClear} />,
  );
  const input = screen.getByRole('searchbox', { name: 'Search apps' });
  await input.fill('harbour');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  await input.fill('pilot');
  await screen.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
  expect(onClear).toHaveBeenCalledTimes(2);
});

test('Escape that an input method handles does not clear it', async () => {
  const screen = await renderThemed(
    <SearchField aria-label="Search apps" clearLabel="Clear search" />,
  );
  const input = screen.getByRole('searchbox', { name: 'Search apps' });
  await input.fill('港');
  // Safari ends the composition before the key, and marks that key by its code only.
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    input
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composed }));
  await expect.element(input).toHaveValue('港');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
});

test('announces the number of results, and nothing while it is empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = (value: string, resultCount: number) => (
    <SearchField
      aria-label="Search apps"
      value={value}
      onChange={() => {}}
      resultCount={resultCount}
    />
  );
  const screen = await renderThemed(field('', 12));
  const announcement = screen.getByRole('status');
  for (const [value, count, expected] of [
    ['', 12, ''],
    ['x', 0, 'No results'],
    ['a', 1, '1 result'],
    ['ab', 1234, '1,234 results'],
    ['', 12, ''],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    await screen.rerender(field(value, count));
    vi.advanceTimersByTime(500);
    expect(announcement.element().textContent).toBe(expected);
  }
  vi.useRealTimers();
});
