import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { frame, move, moveBy, settled } from './moves.fixtures.ts';

/** The same in every run, and no pattern that rows in view share: of one row to higher than the view. */
function lengthOf(number: number): number {
  const noise = (Math.imul(number + 1, 0x9e_37_79_b1) >>> 8) % 1000;
  if (noise < 600) return 1;
  return noise < 990 ? noise % 60 : 500;
}

/** Lines of very different heights, some of them errors. */
const lines = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const text = `line ${number} ${'of the build '.repeat(lengthOf(number))}`;
    return number % 13 === 0 ? `ERROR: ${text}` : text;
  });

async function setup(count: number, store = createLogStore()) {
  store.append(lines(count, 0));
  const screen = await renderThemed(
    <BuildLogViewer aria-label="Build log" source={fromStore(store)} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  const grid = screen.getByRole('grid').element();
  if (!(grid instanceof HTMLElement)) throw new Error('The grid is not HTML.');
  const rows = () =>
    [...grid.querySelectorAll<HTMLElement>('[data-line]')].map((row) => ({
      line: Number(row.dataset['line']),
      top: row.getBoundingClientRect().top - grid.getBoundingClientRect().top,
      bottom: row.getBoundingClientRect().bottom - grid.getBoundingClientRect().top,
    }));
  const live = () => screen.getByRole('log').element().getAttribute('aria-live');
  /** The first line that starts in view, or the one that fills it. */
  const eye = () => rows().find(({ top }) => top >= 0) ?? rows().find(({ bottom }) => bottom > 0);
  /** Whether the view is at an end, where the line in view may have to move. */
  const isAtEdge = () => {
    const shown = rows();
    return grid.scrollTop < 1 || isAtEnd(grid, shown) || shown.length === 0;
  };
  const settle = () =>
    settled(() => [grid.scrollTop, grid.getAttribute('aria-rowcount'), live(), rows()]);
  return { store, screen, grid, rows, live, eye, isAtEdge, settle };
}

const step = fc.oneof(
  { weight: 3, arbitrary: move },
  fc.record({ type: fc.constant('append' as const), count: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ type: fc.constant('width' as const), px: fc.integer({ min: 320, max: 900 }) }),
  fc.record({ type: fc.constant('errors' as const) }),
);

describe.each([
  { numRuns: 8, seed: 1, tags: [] },
  { numRuns: 16, seed: 2, tags: ['full'] },
])('$numRuns sequences of events', ({ numRuns, seed, tags }) => {
  test(
    'keep the line in view in place, and following stays at the end',
    { tags, timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const { store, screen, grid, rows, live, eye, isAtEdge, settle } = await setup(600);
          await settle();
          let next = 600;
          // Start in the middle, among rows that were never in view.
          grid.scrollTop = grid.scrollHeight / 2;
          await settle();
          try {
            for (const one of steps) {
              const wasRead = eye();
              const rowsBefore = rows();
              const wasAtEdge = isAtEdge();
              if (one.type === 'width') {
                grid.closest('section')?.style.setProperty('inline-size', `${one.px}px`);
              } else if (one.type === 'errors') {
                const pill = screen.getByRole('button', { name: /^Errors/ }).element();
                if (pill instanceof HTMLElement) pill.click();
              } else if (one.type !== 'append') moveBy(grid, one);
              await settle();

              // A user action moves the lines by exactly the requested distance.
              const isOfSize = one.type === 'width' || (one.type === 'key' && one.key === 'w');
              const shown = new Map(rows().map(({ line, top }) => [line, top]));
              const isFree = !wasAtEdge && !isAtEdge();
              const stayed = shown.get(wasRead?.line ?? -1) ?? Infinity;
              const shift = isFree && isOfSize && wasRead !== undefined ? stayed - wasRead.top : 0;
              expect(Math.abs(shift)).toBeLessThan(1);
              const known = rowsBefore.find(({ line }) => shown.has(line));
              const moved = (shown.get(known?.line ?? -1) ?? 0) - (known?.top ?? 0);
              const beyond =
                isFree && one.type === 'scroll' && known !== undefined ? moved + one.by : 0;
              expect(Math.abs(beyond)).toBeLessThan(1);

              // Without a user action, the log grows.
              const before = eye();
              const count = one.type === 'append' ? one.count : 3;
              store.append(lines(count, next));
              next += count;
              await settle();
              // New lines are announced while they are followed, and only then.
              const isFollowing = live() === 'polite';
              const rowsAfter = rows();
              const after = rowsAfter.find(({ line }) => line === before?.line);
              const drift = isFollowing
                ? 0
                : Math.abs((after?.top ?? Infinity) - (before?.top ?? 0));
              expect(drift).toBeLessThan(1);
              expect(!isFollowing || isAtEnd(grid, rowsAfter)).toBe(true);
              // No blank: the rows reach from the top to the bottom of the view.
              const isFull =
                (rowsAfter[0]?.top ?? 1) <= 0 &&
                (rowsAfter.at(-1)?.bottom ?? 0) >= grid.clientHeight - 1;
              expect(
                isFull || rowsAfter.length === Number(grid.getAttribute('aria-rowcount')) - 1,
              ).toBe(true);
            }
          } finally {
            await screen.unmount();
          }
        }),
        { numRuns, seed },
      );
    },
  );
});

test('lines added before the browser reports a new width keep the line in view in place', async () => {
  const store = createLogStore({
    scheduler: { now: () => 0, schedule: (task) => task(), beforePaint: (task) => task() },
  });
  const { grid, eye, rows, settle } = await setup(600, store);
  await settle();
  grid.scrollTop = grid.scrollHeight / 2;
  await settle();
  // Of the first line in view only the lower half is shown; its height depends on the width.
  const [tallest] = rows().toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top));
  grid.scrollTop += ((tallest?.top ?? 0) + (tallest?.bottom ?? 0)) / 2;
  await settle();
  const before = eye();
  const section = grid.closest('section');

  for (const px of [700, 350, 500]) {
    section?.style.setProperty('inline-size', `${px}px`);
    store.append(['one more']);
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await settle();

    const after = rows().find(({ line }) => line === before?.line);
    expect(Math.abs((after?.top ?? Infinity) - (before?.top ?? 0))).toBeLessThan(1);
  }
});

const isAtEnd = (grid: HTMLElement, rows: readonly { bottom: number }[]) =>
  Math.abs((rows.at(-1)?.bottom ?? 0) - grid.clientHeight) < 1.5;

test('two million lines: wheel, scrollbar, keys and links reach the exact line', async () => {
  const store = createLogStore({ masker: null });
  const screen = await renderThemed(
    <BuildLogViewer
      aria-label="Build log"
      source={fromStore(store)}
      range={{ first: 1_234_567, last: 1_234_567 }}
    />,
  );
  const million = 1_000_000;
  for (let from = 0; from < 2 * million; from += 100_000) {
    store.append(Array.from({ length: 100_000 }, (_, index) => `n${from + index + 1}`));
    while (store.pending > 0) await frame();
  }
  const grid = screen.getByRole('grid');
  const element = grid.element();
  if (!(element instanceof HTMLElement)) throw new Error('The grid is not HTML.');
  // The link.
  await expect.element(grid.getByText('n1234567', { exact: true })).toBeVisible();
  // Keys: to the end, and one up.
  element.focus();
  for (const key of ['End', 'ArrowUp']) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  await expect.element(grid.getByText('n2000000', { exact: true })).toBeVisible();
  expect(element.getAttribute('aria-activedescendant')).toMatch(/-1999998$/);
  // The wheel moves by its exact distance at any position.
  const topOf = (text: string) =>
    grid.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  const before = topOf('n1999990');
  element.scrollTop -= 40;
  await frame();
  expect(Math.round(topOf('n1999990') - before)).toBe(40);
  // The start of the scrollbar is the first line.
  element.scrollTop = 0;
  await expect.element(grid.getByText('n1', { exact: true })).toBeVisible();
}, 90_000);
