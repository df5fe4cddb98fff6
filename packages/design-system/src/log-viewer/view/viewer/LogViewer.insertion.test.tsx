import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { createPolledLog } from '../../sources/createPolledLog.ts';
import { fromPolling } from '../../sources/fromPolling.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

/** One line each second of the last hour. */
const entries = Array.from({ length: 3600 }, (_, index) => {
  const number = index - 3600;
  const isError = number === -30;
  return {
    time: now + number * 1000,
    text: isError ? `ERROR second ${number} {"path":"/a","detail":{"code":7}}` : `second ${number}`,
  };
});

/** A log of which the newest 300 lines are read. */
async function setup() {
  const log = createPolledLog({
    start: now - 60 * minute,
    fetch: ({ start, end = Infinity }) => {
      const found = entries.filter(({ time }) => time >= start && time <= end);
      return Promise.resolve({ entries: found.slice(-300), count: found.length });
    },
  });
  const source = fromPolling(log);
  const screen = await renderThemed(<LiveLogViewer aria-label="App log" source={source} />);
  const grid = screen.getByRole('grid', { name: 'App log' });
  await expect.element(grid.getByText('second -1', { exact: true })).toBeVisible();
  const element = grid.element();
  const { store } = source;
  return {
    screen,
    grid,
    element,
    source,
    /** Inserts older lines, and waits until they are shown. */
    insert: async () => {
      await log.readAround([now - 30 * minute], new AbortController().signal);
      await expect.poll(() => source.store).not.toBe(store);
    },
    topOf: (text: string) =>
      grid.getByText(text, { exact: true }).element().getBoundingClientRect().top,
  };
}

test('older lines that are inserted leave the place and the selection as they are', async () => {
  const { grid, element, insert, topOf } = await setup();
  element.scrollTop -= 2000;
  await expect.element(grid.getByText('second -110', { exact: true })).toBeVisible();
  await grid.getByText('second -110', { exact: true }).click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  const selected = () =>
    [...element.querySelectorAll('[aria-selected="true"]')].map(
      (row) => /second -\d+/.exec(row.textContent)?.[0],
    );
  await expect.poll(selected).toEqual(['second -110', 'second -109', 'second -108']);
  const top = topOf('second -110');
  await insert();
  await expect.poll(selected).toEqual(['second -110', 'second -109', 'second -108']);
  expect(topOf('second -110')).toBe(top);
  // The keys go on from the active line.
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selected).toHaveLength(4);
});

test('a log that is followed shows its end after an insertion, and nothing counts as new', async () => {
  const { screen, grid, insert } = await setup();
  await insert();
  await expect.element(grid.getByText('second -1', { exact: true })).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: /new/ })).not.toBeInTheDocument();
});

test('what was opened in a line stays open, and lines that were not read are a gap', async () => {
  const { grid, element, source, insert } = await setup();
  await userEvent.click(grid.element());
  await userEvent.keyboard('e{Enter}');
  const openValues = () => element.querySelectorAll('[aria-expanded="true"]').length;
  await expect.poll(openValues).toBeGreaterThan(0);
  const before = openValues();
  await insert();
  await expect.poll(openValues).toBe(before);
  const { store } = source;
  const gaps = Array.from({ length: store.size }, (_, line) => store.isGap(line)).filter(Boolean);
  expect(gaps).toHaveLength(1);
});

test('a line of thousands of characters shows three rows, and all of it on request', async () => {
  const { grid, source } = await setup();
  const text = `second -1 ${'tide '.repeat(1400)}`;
  source.store.append([{ time: now, text }]);
  const more = grid.getByRole('button', { name: 'Show all 7,010 characters' });
  await expect.element(more).toBeVisible();
  const row = () => more.element().closest('[role="row"]')?.getBoundingClientRect().height ?? 0;
  const usual = grid
    .getByText('second -1', { exact: true })
    .element()
    .getBoundingClientRect().height;
  expect(row()).toBeLessThanOrEqual(4 * usual);
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(grid.getByText(text.trim())).toBeInTheDocument();
});

test('a day that begins is named above its first line, and in copied lines', async () => {
  const store = createLogStore();
  const midnight = new Date(2026, 10, 29).getTime();
  store.append([
    { time: midnight - 1000, text: 'last of Saturday' },
    { time: midnight, text: 'first of Sunday' },
  ]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole, getByText } = await renderThemed(
    <LiveLogViewer aria-label="App log" source={fromStore(store)} />,
    { locale: 'en-GB' },
  );
  const days = getByText(/^Sunday,? 29 November 2026$/);
  await expect.element(days).toBeVisible();
  const first = getByRole('row', { name: /first of Sunday/ });
  await expect.element(first).toContainElement(days.element());
  await userEvent.click(getByText('last of Saturday'));
  await userEvent.keyboard('{Control>}a{/Control}c');
  await expect
    .poll(() => copied.mock.lastCall)
    .toEqual(['last of Saturday\n2026-11-29\nfirst of Sunday']);
});

test('a filter keeps the line that is read, or shows the next one that matches', async () => {
  const { grid, element, source, topOf } = await setup();
  element.scrollTop -= 2000;
  await grid.getByText('second -110', { exact: true }).click();
  const top = topOf('second -110');
  source.filter(({ text }) => text.endsWith('0'));
  await expect.element(grid.getByText('second -109', { exact: true })).not.toBeInTheDocument();
  expect(topOf('second -110')).toBe(top);
  source.filter(({ text }) => text.endsWith('5'));
  await expect.element(grid.getByText('second -105', { exact: true })).toBeInViewport();
});
