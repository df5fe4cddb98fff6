import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Narrow } from '../internal/Narrow.fixtures.tsx';
import { ThemeProvider } from '../theme-provider/index.ts';
import { berths, BerthsGrid, type Berth } from './DataGrid.fixtures.tsx';
import type { DataGridProps } from './types.ts';

const many = berths(10_000);

const inTheme = (props: Partial<DataGridProps<Berth>> = {}, density?: 'compact') => (
  <ThemeProvider density={density}>
    <BerthsGrid rows={many} {...props} />
  </ThemeProvider>
);

const area = () => page.getByRole('region', { name: 'Berths' }).element();
const rowNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((row) => row.textContent);
const focusedName = () => document.activeElement?.querySelector('th')?.textContent;
const scrollTo = async (top: number) => {
  area().scrollTop = top;
  await expect.poll(() => area().scrollTop).toBe(top);
};

/** Names of the visible rows: below the header and above the end of the container. */
function inView(): (string | null)[] {
  const { top, bottom } = area().getBoundingClientRect();
  const head = page.getByRole('columnheader').first().element().getBoundingClientRect().height;
  return page
    .getByRole('rowheader')
    .elements()
    .filter((cell) => {
      const box = cell.getBoundingClientRect();
      return box.top >= top + head - 2 && box.bottom <= bottom + 2;
    })
    .map((cell) => cell.textContent);
}

test('a grid of 10 000 rows has that row count and renders only those in view', async () => {
  const screen = await render(inTheme());
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  expect(inView()).toHaveLength(10);
  expect(inView()[0]).toBe('Albatross 1');
  await expect.element(screen.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  const [first] = screen.getByRole('row').elements().slice(1);
  expect(area().scrollHeight).toBeCloseTo(
    10_000 * (first?.getBoundingClientRect().height ?? 0) + 36,
    -1,
  );
});

/** The table below a line of text that the pointer is on. */
async function openUnderPointer() {
  const line = <p>The pointer is here</p>;
  const screen = await render(line);
  await screen.getByText('The pointer is here').hover();
  await screen.rerender(
    <>
      {line}
      {inTheme()}
    </>,
  );
  return screen;
}

test('hovering renders rows beyond those in view', async () => {
  const screen = await openUnderPointer();
  expect(rowNames()).toHaveLength(10);
  await screen.getByRole('row').nth(1).hover();
  await expect.poll(() => rowNames().length).toBe(16);
});

test('focusing renders rows beyond those in view', async () => {
  const screen = await openUnderPointer();
  expect(rowNames()).toHaveLength(10);
  screen.getByRole('row').nth(1).element().focus();
  await expect.poll(() => rowNames().length).toBe(16);
});

test('scrolling shows the rows at that position, and the header stays', async () => {
  const screen = await render(inTheme());
  await scrollTo(44 * 5000);
  await expect.poll(() => inView()[0]).toBe('Cormorant 5001');
  expect(rowNames().length).toBeLessThan(35);
  await expect.element(screen.getByRole('columnheader', { name: 'Vessel' })).toBeInViewport();
  await scrollTo(area().scrollHeight - area().clientHeight);
  await expect.poll(() => inView().at(-1), { timeout: 10_000 }).toBe('Dunlin 10000');
});

test('keys reach rows that were never rendered, and scroll them into view', async () => {
  const screen = await render(inTheme());
  screen.getByRole('row').nth(1).element().focus();
  await userEvent.keyboard('{End}');
  expect(focusedName()).toBe('Dunlin 10000');
  await expect.poll(() => inView().at(-1), { timeout: 10_000 }).toBe('Dunlin 10000');
  await userEvent.keyboard('{PageUp}');
  expect(focusedName()).toBe('Bluefin 9991');
  await userEvent.keyboard('bluefin 50');
  expect(focusedName()).toBe('Bluefin 506');
  await expect.poll(() => inView()).toContain('Bluefin 506');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('507');
});

test('the focused row stays rendered at its position while out of view', async () => {
  const screen = await render(inTheme());
  screen.getByRole('row').nth(3).element().focus();
  await scrollTo(44 * 8000);
  await expect.poll(() => inView()[0]).toBe('Gannet 8001');
  expect(focusedName()).toBe('Cormorant 3');
  expect(rowNames()[0]).toBe('Cormorant 3');
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedName()).toBe('Dunlin 4');
  await expect.poll(() => inView()).toContain('Dunlin 4');
});

test('a range includes rows that were never rendered', async () => {
  const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  const screen = await render(inTheme({ onSelectionChange }));
  screen.getByRole('row').nth(2).element().focus();
  await userEvent.keyboard(' {Shift>}{Control>}{End}{/Control}{/Shift}');
  expect(onSelectionChange.mock.lastCall?.[0].size).toBe(9999);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onSelectionChange.mock.lastCall?.[0].size).toBe(10_000);
});

test('rows added above do not move the view while a row has focus', async () => {
  const screen = await render(inTheme());
  await scrollTo(44 * 100);
  await expect.poll(() => rowNames()).toContain('Eider 103');
  screen.getByRole('rowheader', { name: 'Eider 103' }).element().closest('tr')?.focus();
  await expect.poll(() => document.activeElement?.getAttribute('tabindex')).toBe('0');
  const before = document.activeElement?.getBoundingClientRect().top;
  const older = berths(10_040).slice(10_000);
  await screen.rerender(inTheme({ rows: [...older, ...many] }));
  expect(focusedName()).toBe('Eider 103');
  await expect.poll(() => document.activeElement?.getBoundingClientRect().top).toBe(before);
});

test('a refresh keeps the scroll position', async () => {
  const screen = await render(inTheme());
  await scrollTo(44 * 300);
  await screen.rerender(inTheme({ rows: [...many], isRefreshing: true }));
  expect(area().scrollTop).toBe(44 * 300);
});

test('a shorter list ends at its last row', async () => {
  const screen = await render(inTheme());
  await scrollTo(44 * 9000);
  await screen.rerender(inTheme({ rows: many.slice(0, 40) }));
  await expect.poll(() => inView().at(-1)).toBe('Eider 40');
});

test('changing the density keeps the first row in view, and the heights correct', async () => {
  const screen = await render(inTheme());
  await scrollTo(44 * 700);
  await expect.poll(() => inView()[0]).toBe('Albatross 701');
  await screen.rerender(inTheme({}, 'compact'));
  await expect.poll(() => inView()[0]).toBe('Albatross 701');
  await userEvent.tab();
  screen.getByRole('rowheader', { name: 'Albatross 701' }).element().closest('tr')?.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => inView().at(-1), { timeout: 10_000 }).toBe('Dunlin 10000');
});

test('in a narrow container rows are list items of equal height, and still windowed', async () => {
  await render(
    <ThemeProvider>
      <Narrow>
        <BerthsGrid rows={many} />
      </Narrow>
    </ThemeProvider>,
  );
  const heights = () =>
    new Set(
      page
        .getByRole('row')
        .elements()
        .map((row) => row.getBoundingClientRect().height),
    );
  await expect.poll(() => heights().size).toBe(1);
  area().scrollTop = 200_000;
  await expect.poll(() => rowNames()[0]).not.toBe('Albatross 1');
  expect(rowNames().length).toBeLessThan(35);
});
