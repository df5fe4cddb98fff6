import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { begin, buckets, formatTime, LinesHistogram } from './Histogram.fixtures.tsx';
import type { HistogramProps, HistogramRange } from './index.ts';

const setup = async (props: Partial<HistogramProps> = {}, locale = 'en-GB') => {
  const onRangeChange = vi.fn<(range: HistogramRange | undefined) => void>();
  const screen = await renderThemed(<LinesHistogram onRangeChange={onRangeChange} {...props} />, {
    locale,
  });
  const chart = screen.container.querySelector('svg');
  if (chart === null) throw new Error('There is no chart');
  return {
    screen,
    chart,
    onRangeChange,
    /** Last selection, as times. */
    chosen: () => {
      const range = onRangeChange.mock.lastCall?.[0];
      return range && [formatTime(range.start), formatTime(range.end)];
    },
    /** Drags over the bars, between two fractions of the width. */
    drag: (from: number, to: number) => {
      const { width } = chart.getBoundingClientRect();
      return userEvent.dragAndDrop(chart, chart, {
        sourcePosition: { x: width * from, y: 40 },
        targetPosition: { x: width * to, y: 40 },
      });
    },
    start: screen.getByRole('slider', { name: 'Start of range' }),
    end: screen.getByRole('slider', { name: 'End of range' }),
  };
};

const flagAt = (minute: number) => ({
  id: String(minute),
  time: begin + minute * 60_000,
  name: 'b0986d',
  word: 'live',
  tone: 'neutral' as const,
  label: 'Show the log since then',
  onPress: () => {},
});

/** Opens the figures by keyboard: they are after the two edges of the range. */
async function openFigures(screen: { getByText: (text: string) => Locator }) {
  const figures = screen.getByText('Figures as a table');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(figures).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

test('is a named group with a summary, and with the same figures in a table that is opened', async () => {
  const { screen } = await setup();
  const name = 'Lines per half minute by level, 08:41 to 09:11';
  await expect.element(screen.getByRole('group', { name })).toBeVisible();
  await expect
    .element(screen.getByText(/^[\d,]+ from 08:41 to 09:11. Most at 09:04: 60.$/))
    .toBeInTheDocument();
  const table = screen.getByRole('table', { name });
  await expect.element(table).not.toBeInTheDocument();
  await openFigures(screen);
  expect(table.getByRole('row').elements()).toHaveLength(buckets.length + 1);
  const worst = table.getByRole('row').nth(47).getByRole('cell');
  expect(worst.elements().map((cell) => cell.textContent)).toEqual(['45', '6', '9']);
  const legend = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(legend.slice(1)).toEqual(['Warning 25', 'Error 23']);
});

test('dragging over the bars selects that range, in either direction', async () => {
  const { drag, chosen, onRangeChange } = await setup();
  await drag(0.705, 0.86);
  expect(chosen()).toEqual(['09:02', '09:07']);
  expect(onRangeChange).toHaveBeenCalledTimes(1);
});

test('dragging backwards and beyond the end selects the crossed buckets', async () => {
  const { drag, chosen } = await setup();
  await drag(0.51, 0.001);
  expect(chosen()).toEqual(['08:41', '08:56']);
});

test('clicking selects one bucket, and clicking again selects all', async () => {
  const { chart, chosen, onRangeChange } = await setup();
  const { width } = chart.getBoundingClientRect();
  await userEvent.click(chart, { position: { x: width * 0.51, y: 40 } });
  expect(onRangeChange.mock.lastCall?.[0]).toEqual({
    start: begin + 900_000,
    end: begin + 930_000,
  });
  await userEvent.click(chart, { position: { x: width * 0.9, y: 40 } });
  expect(chosen()).toBeUndefined();
});

test('right to left, the oldest bucket is on the right', async () => {
  const { drag, chosen } = await setup({}, 'ar-EG');
  await drag(0.295, 0.14);
  expect(chosen()).toEqual(['09:02', '09:07']);
});

test('the range edges are sliders: keys move a draft, which Enter applies and Escape drops', async () => {
  const { start, end, chosen, onRangeChange } = await setup();
  await userEvent.tab();
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveAttribute('aria-valuetext', '08:41');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{PageUp}');
  await expect
    .element(start)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^08:47 to 09:11, [\d,]+$/));
  await expect.element(start).toHaveAttribute('aria-valuenow', '12');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}{PageDown}');
  await userEvent.tab();
  await expect.element(end).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(end).toHaveAttribute('aria-valuenow', '7');
  await expect.element(end).toHaveAttribute('aria-valuemin', '7');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(end).toHaveAttribute('aria-valuenow', '7');
  expect(onRangeChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toEqual(['08:44', '08:44']);
  await userEvent.keyboard('{End}{Escape}');
  await expect.element(end).toHaveAttribute('aria-valuenow', '7');
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBeUndefined();
  await expect.element(end).toHaveAttribute('aria-valuetext', '09:11');
  // Elsewhere, nothing is half selected.
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.tab();
  await expect.element(end).toHaveAttribute('aria-valuetext', '09:11');
});

test('shows the selected range while an edge has focus', async () => {
  const { screen } = await setup({ range: { start: begin + 1_260_000, end: begin + 1_560_000 } });
  const words = screen.getByText(/^09:02 to 09:07, \d+$/);
  await expect.element(words).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(words).toBeVisible();
});

test('renders one bucket, no buckets, and empty buckets', async () => {
  const one = await setup({ buckets: buckets.slice(0, 1) });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect.element(one.start).toHaveAttribute('aria-valuenow', '0');
  await one.screen.unmount();

  const none = await setup({ buckets: [] });
  await expect.element(none.screen.getByText('Nothing in this period')).toBeVisible();
  expect(none.screen.getByRole('slider').elements()).toHaveLength(0);
  await none.screen.unmount();

  const quiet = await setup({ buckets: buckets.map(({ start }) => ({ start, counts: {} })) });
  const words = quiet.screen.getByText('Nothing in this period');
  await expect.element(words).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(words.element());
  const { top, bottom } = range.getBoundingClientRect();
  for (const line of quiet.screen.container.querySelectorAll('line')) {
    const { y } = line.getBoundingClientRect();
    expect(y < top || y > bottom).toBe(true);
  }
});

test('unread time is hatched and named, and its counts are no zeros', async () => {
  const onRead = vi.fn<(span: HistogramRange) => void>();
  const span = { start: begin, end: begin + 20.25 * 60_000 };
  const { screen } = await setup({
    buckets: buckets.map(({ start, counts }) => ({
      start,
      counts: start < span.end ? {} : counts,
    })),
    unread: { spans: [span, { start: begin + 25 * 60_000, end: begin + 26 * 60_000 }], onRead },
  });
  await expect.element(screen.getByText('Not read, 08:41 to 09:01')).toBeVisible();
  await expect.element(screen.getByText('Not read, 09:06 to 09:07')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Read This Range' }).click();
  expect(onRead).toHaveBeenCalledExactlyOnceWith(span);
  await expect
    .element(screen.getByText(/^at least [\d,]+ from 08:41 to 09:11\./))
    .toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText('Figures as a table')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const cells = (row: number) =>
    screen
      .getByRole('row')
      .nth(row)
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent);
  expect(cells(1)).toEqual(['Not read', 'Not read', 'Not read']);
  expect(cells(41)).toEqual(['at least 0', 'at least 0', 'at least 0']);
  expect(cells(43)[0]).toMatch(/^\d+$/);
});

test('without counts, unread time is not described as empty', async () => {
  const { screen } = await setup({
    buckets: buckets.map(({ start }) => ({ start, counts: {} })),
    unread: { spans: [{ start: begin, end: begin + 30 * 60_000 }] },
  });
  await expect.element(screen.getByText('Not read, 08:41 to 09:11')).toBeVisible();
  await expect.element(screen.getByText('Nothing in this period')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('the legend is a filter with one Tab stop, and counts what its level has', async () => {
  const onSelectedLevelsChange = vi.fn<(levels: ReadonlySet<string>) => void>();
  const { screen } = await setup({
    levels: [
      { id: 'info', label: 'Info', tone: 'neutral' },
      { id: 'error', label: 'Error', tone: 'danger', count: 61 },
    ],
    selectedLevels: new Set(['info']),
    onSelectedLevelsChange,
    range: undefined,
  });
  const error = screen.getByRole('button', { name: 'Error 61' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(error).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelectedLevelsChange).toHaveBeenCalledExactlyOnceWith(new Set(['info', 'error']));
});

test('flags are not drawn before the width of the chart is known', async () => {
  const countLabel = vi.fn<(count: number) => string>((count) => `${count} deployments`);
  const { screen } = await setup({
    markers: { countLabel, items: [flagAt(4), flagAt(24)] },
  });
  await expect.poll(() => screen.getByRole('button', { name: /^b0986d/ }).all()).toHaveLength(2);
  expect(countLabel).not.toHaveBeenCalled();
});

test('flags never overlap, also where the last one is before its time', async () => {
  const chartWith = (minutes: readonly number[]) => (
    <div style={{ inlineSize: 330 }}>
      <LinesHistogram
        markers={{ countLabel: (count) => `${count} deployments`, items: minutes.map(flagAt) }}
      />
    </div>
  );
  const { getByRole, rerender } = await renderThemed(chartWith([15]));
  await expect.element(getByRole('button', { name: /^b0986d/ })).toBeVisible();
  for (let minute = 14; minute < 29; minute += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one chart after the other
    await rerender(chartWith([minute, 29]));
    const [first, last] = getByRole('toolbar').element().querySelectorAll('button');
    if (last === undefined) continue;
    const { right } = first?.getBoundingClientRect() ?? { right: 0 };
    expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(right - 1);
  }
});
