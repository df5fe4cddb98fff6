import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import type { LineRange } from '../../parse/lineRange.ts';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { LogContent } from './LogContent.tsx';
import { LogViewer } from './LogViewer.tsx';
import { focusLines, openBuildLog } from './openBuildLog.fixtures.tsx';
import { manyLines } from './samples.fixtures.ts';

test('a link shows its lines once they arrive, and selecting lines reports a new range', async () => {
  const onRangeChange = vi.fn<(range: LineRange | null) => void>();
  const store = createLogStore();
  store.append(manyLines(50));
  const screen = await renderThemed(
    <BuildLogViewer
      aria-label="Build log"
      source={fromStore(store)}
      range={{ first: 120, last: 145 }}
      onRangeChange={onRangeChange}
    />,
  );
  store.append(manyLines(2000, 51));
  const first = screen.getByRole('row', { name: /line 120 of/ });
  await expect.element(first).toBeVisible();
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('gridcell', { name: '125', exact: true }).click();
  expect(onRangeChange).toHaveBeenLastCalledWith({ first: 125, last: 125 });
  // The host decides.
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
});

test('a link set in the same frame as its lines arrive shows them', async () => {
  const store = createLogStore();
  const source = fromStore(store);
  const shown = (range: LineRange | null) => (
    <BuildLogViewer aria-label="Build log" source={source} range={range} />
  );
  const screen = await renderThemed(shown(null));
  store.append(manyLines(200));
  await screen.rerender(shown({ first: 90, last: 92 }));
  await expect.element(screen.getByRole('row', { name: /line 90 of/ })).toBeVisible();
});

test('dragging over line numbers selects them', async () => {
  const onRangeChange = vi.fn<(range: LineRange | null) => void>();
  const { screen } = await openBuildLog(manyLines(15), { onRangeChange });
  const from = screen.getByRole('gridcell', { name: '4', exact: true });
  await userEvent.dragAndDrop(from, screen.getByRole('gridcell', { name: '9', exact: true }));
  expect(onRangeChange).toHaveBeenLastCalledWith({ first: 4, last: 9 });
  await expect.element(screen.getByRole('button', { name: 'Copy 6 lines' })).toBeVisible();
});

test('only the selected lines that are shown are counted and copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    const { screen, grid } = await openBuildLog([
      'INFO one',
      'INFO two',
      'ERROR three',
      'INFO four',
      'ERROR five',
    ]);
    const pick = async (line: string, modifiers: 'Shift'[] = []) =>
      screen.getByRole('gridcell', { name: line, exact: true }).click({ modifiers });
    await pick('2');
    await pick('5', ['Shift']);
    await screen.getByRole('button', { name: /^Errors/ }).click();
    await screen.getByRole('button', { name: 'Copy 2 lines' }).click();
    await expect.element(screen.getByText('Copied', { exact: true })).toBeInTheDocument();
    expect(writeText.mock.calls).toEqual([['ERROR three\nERROR five']]);

    // Nothing of the selection is shown: the clipboard stays as it is.
    await screen.getByRole('button', { name: /^All/ }).click();
    await pick('1');
    await screen.getByRole('button', { name: /^Errors/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Copy 0 lines' })).toBeDisabled();
    await focusLines(grid);
    const copy = new ClipboardEvent('copy', {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    });
    grid.element().dispatchEvent(copy);
    expect(copy.defaultPrevented).toBe(false);
    await userEvent.keyboard('c');
    await expect.element(screen.getByText(/^Nothing copied/)).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledTimes(1);
  } finally {
    writeText.mockRestore();
  }
});

test('dragging beyond an edge scrolls, and extends the selection', async () => {
  const { screen, grid } = await openBuildLog(manyLines(500));
  await focusLines(grid);
  await userEvent.keyboard('{Home}');
  const from = screen.getByRole('gridcell', { name: '2', exact: true });
  const element = from.element();
  const { left, top } = element.getBoundingClientRect();
  const { bottom } = grid.element().getBoundingClientRect();
  const point = (type: string, clientY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX: left + 4,
        clientY,
      }),
    );
  point('pointerdown', top + 4);
  point('pointermove', bottom + 40);
  const button = screen.getByRole('button', { name: /^Copy [1-9]\d\d lines$/ });
  await expect.element(button).toBeVisible();
  point('lostpointercapture', bottom + 40);
  // From line 2 on.
  const last = () => Number(/\d+/.exec(button.element().getAttribute('aria-label') ?? '')) + 1;
  await expect.poll(() => grid.element().textContent).toContain(`line ${last()} of`);
});

test('a link to a line scrolls the page to the log; keys and the search do not', async () => {
  const log = (range: LineRange | null) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <BuildLogViewer aria-label="Build log" source={source} range={range} />
      <div style={{ blockSize: '200vh' }} />
    </>
  );
  const source = fromArray(manyLines(500));
  const screen = await renderThemed(log({ first: 120, last: 121 }));
  const grid = screen.getByRole('grid');
  const line = screen.getByRole('row', { name: /line 120 of/ });
  await expect.element(line).toBeInViewport({ ratio: 1 });

  scrollTo(0, 0);
  await focusLines(grid);
  scrollTo(0, 0);
  await userEvent.keyboard('{ArrowDown}e{F3}');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(scrollY).toBe(0);

  await screen.rerender(log({ first: 320, last: 320 }));
  await expect
    .element(screen.getByRole('row', { name: /line 320 of/ }))
    .toBeInViewport({ ratio: 1 });
});

test('a click selects a line, Shift extends, and a bar below them copies or clears', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderThemed(
    <LogViewer aria-label="App log" source={fromArray(manyLines(20))}>
      <LogContent selectionActions={<button type="button">Link</button>} />
    </LogViewer>,
  );
  const row = (line: number) => screen.getByRole('row', { name: new RegExp(`line ${line} of`) });
  await row(3).click();
  await row(5).click({ modifiers: ['Shift'] });
  const bar = screen.getByRole('group', { name: 'Selected lines' });
  await expect.element(bar.getByText('3 lines')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Link' })).toBeVisible();
  const below = bar.element().getBoundingClientRect().top;
  expect(below).toBeGreaterThanOrEqual(row(5).element().getBoundingClientRect().bottom);
  await bar.getByRole('button', { name: 'Copy' }).click();
  expect(writeText.mock.calls[0]?.[0].split('\n')).toHaveLength(3);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(screen.getByRole('grid')).toHaveFocus();
  writeText.mockRestore();
});

test('a click after text was marked by dragging selects no line', async () => {
  const onRangeChange = vi.fn<(range: LineRange | null) => void>();
  const { screen } = await openBuildLog(manyLines(5), { onRangeChange });
  const row = screen.getByRole('row', { name: /line 2 of/ }).element();
  getSelection()?.selectAllChildren(row);
  row.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onRangeChange).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
});

test('Ctrl+A selects all lines of the log, and none of the page', async () => {
  const onRangeChange = vi.fn<(range: LineRange | null) => void>();
  const { grid } = await openBuildLog(manyLines(30), { onRangeChange });
  await focusLines(grid);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onRangeChange).toHaveBeenLastCalledWith({ first: 1, last: 30 });
  expect(getSelection()?.isCollapsed).toBe(true);
});

async function openSecondLine(act: (row: Element) => void | Promise<void>) {
  const onLineOpen = vi.fn<(line: number) => void>();
  const screen = await renderThemed(
    <LogViewer aria-label="App log" source={fromArray(manyLines(5))}>
      <LogContent onLineOpen={onLineOpen} />
    </LogViewer>,
  );
  const row = screen.getByRole('row', { name: /line 2 of/ });
  await expect.element(row).toBeVisible();
  await act(row.element());
  return { row, onLineOpen };
}

test('a tap with a finger opens a line, and does not select it', async () => {
  const { row, onLineOpen } = await openSecondLine(({ lastElementChild: text }) => {
    text?.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  });
  expect(onLineOpen).toHaveBeenCalledWith(1);
  await expect.element(row).not.toHaveAttribute('aria-selected', 'true');
});

test('Enter opens the active line', async () => {
  const { onLineOpen } = await openSecondLine(async (row) => {
    await userEvent.click(row);
    await userEvent.keyboard('{Enter}');
  });
  expect(onLineOpen).toHaveBeenCalledWith(1);
});
