import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../../../theme-provider/index.ts';
import { fromArray } from '../../sources/fromArray.ts';
import { fromBuildLog } from '../../sources/fromBuildLog.ts';
import type { BuildLogEvent } from '../../sources/fromBuildLog.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import type { LogEntry } from '../../store/types.ts';
import type { LineRange } from '../../text/lineRange.ts';
import { LogLines } from '../log-lines/LogLines.tsx';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import type { ReadyLogViewerProps } from './BuildLogViewer.tsx';
import { LogBar } from './LogBar.tsx';
import { LogDownloadMenu } from './LogButtons.tsx';
import { LogViewer } from './LogViewer.tsx';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { appLog, failedBuild, manyLines, traceback } from './samples.fixtures.ts';

async function setup(
  entries: readonly (LogEntry | string)[],
  options: Partial<ReadyLogViewerProps> = {},
) {
  const source = fromArray(entries, { outcome: 'failed' });
  const screen = await render(
    <ThemeProvider>
      <BuildLogViewer aria-label="Build log" source={source} {...options} />
    </ThemeProvider>,
  );
  const grid = screen.getByRole('grid', { name: 'Build log' });
  await expect.element(grid.getByRole('row').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  const currentMatch = () => grid.element().querySelector('mark[data-current]');
  return { screen, grid, currentMatch };
}

const focusLines = async (grid: Locator) => {
  const element = grid.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(grid).toHaveFocus();
};

test('Mod+F inside finds, Enter and F3 go on, Escape goes back to the lines', async () => {
  const { screen, grid, currentMatch } = await setup(failedBuild);
  await focusLines(grid);
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Find in the log' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('sqlalchemy');
  await expect.element(screen.getByText('1 of 5')).toBeVisible();
  expect(currentMatch()?.textContent).toBe('sqlalchemy');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(screen.getByText('1 of 5')).toBeVisible();
  await userEvent.keyboard('{F3}{F3}');
  await expect.element(screen.getByText('3 of 5')).toBeVisible();
  await userEvent.keyboard('{Shift>}{F3}{/Shift}');
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toHaveFocus();
  expect(field.query()).toBeNull();
  await expect.element(screen.getByRole('row', { name: /Because/ })).toHaveAttribute('data-active');
});

test('case, whole words and regular expressions; an invalid one is said', async () => {
  const { screen } = await setup(['Berth berth berths', 'b1 b22']);
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await userEvent.keyboard('berth');
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Match case' }).click();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Whole word' }).click();
  await expect.element(screen.getByText('1 of 1')).toBeVisible();
  const field = screen.getByRole('searchbox');
  await screen.getByRole('button', { name: 'Regular expression' }).click();
  await field.fill(String.raw`b\d+`);
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await field.fill('b(');
  await expect.element(screen.getByText('Not a valid regular expression')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(String.raw`(?=(b+)+c)`);
  await expect.element(screen.getByText(/^This expression could take too long/)).toBeVisible();
  await field.fill('b');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('a filter shows lines of a level, and one of them in context', async () => {
  const { screen, grid } = await setup(manyLines(2000));
  await screen.getByRole('button', { name: 'Errors 9' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '9');
  await expect.element(grid.getByRole('row', { name: /line 211 of/ })).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{Home}{ArrowDown}');
  const hit = grid.getByRole('row', { name: /line 422 of/ });
  await expect.element(hit).toHaveAttribute('data-active');
  const { top } = hit.element().getBoundingClientRect();
  await userEvent.keyboard('{Enter}');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2000');
  await expect.element(grid.getByRole('row', { name: /line 423 of/ })).toBeVisible();
  expect(Math.abs(hit.element().getBoundingClientRect().top - top)).toBeLessThan(1);
});

test('only lines that match, and the count stays', async () => {
  const { screen, grid } = await setup(manyLines(2000));
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await userEvent.keyboard('line 19');
  await expect.element(screen.getByText('1 of 111')).toBeVisible();
  await screen.getByRole('button', { name: 'Only lines that match' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '111');
  await screen.getByRole('button', { name: 'Show in context' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2000');
});

test('E goes to the first error, then to the next, and around', async () => {
  const { grid } = await setup(manyLines(500));
  await focusLines(grid);
  await userEvent.keyboard('e');
  await expect
    .element(grid.getByRole('row', { name: /line 211 of/ }))
    .toHaveAttribute('data-active');
  await userEvent.keyboard('e');
  await expect
    .element(grid.getByRole('row', { name: /line 422 of/ }))
    .toHaveAttribute('data-active');
  await userEvent.keyboard('e');
  await expect
    .element(grid.getByRole('row', { name: /line 211 of/ }))
    .toHaveAttribute('data-active');
});

test('a link shows its lines once they are there, and selecting makes a link', async () => {
  const onRangeChange = vi.fn<(range: LineRange | null) => void>();
  const store = createLogStore();
  store.append(manyLines(50));
  const screen = await render(
    <ThemeProvider>
      <BuildLogViewer
        aria-label="Build log"
        source={fromStore(store)}
        range={{ first: 120, last: 145 }}
        onRangeChange={onRangeChange}
      />
    </ThemeProvider>,
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

test('dragging over line numbers selects them', async () => {
  const onRangeChange = vi.fn<(range: LineRange | null) => void>();
  const { screen } = await setup(manyLines(15), { onRangeChange });
  const from = screen.getByRole('gridcell', { name: '4', exact: true });
  await userEvent.dragAndDrop(from, screen.getByRole('gridcell', { name: '9', exact: true }));
  expect(onRangeChange).toHaveBeenLastCalledWith({ first: 4, last: 9 });
  await expect.element(screen.getByRole('button', { name: 'Copy 6 lines' })).toBeVisible();
});

test('dragging beyond an edge scrolls, and selects what comes into view', async () => {
  const { screen, grid } = await setup(manyLines(500));
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
  await expect
    .element(screen.getByRole('button', { name: /^Copy [1-9]\d\d lines$/ }))
    .toBeVisible();
  await expect.element(grid.getByText(/line 120 of/)).toBeVisible();
  point('lostpointercapture', bottom + 40);
});

test('JSON opens to a tree, value by value, by key', async () => {
  const { screen, grid } = await setup(appLog);
  await focusLines(grid);
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Collapse JSON' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Collapse vessel' })).toHaveFocus();
  await expect.element(screen.getByText('imo', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('imo', { exact: true })).not.toBeInTheDocument();
});

test('library frames of a traceback are folded, and the own frame is in view', async () => {
  const { screen, grid } = await setup(traceback);
  const toggle = screen.getByRole('button', { name: '7 library frames' });
  const first = grid.getByRole('row').first();
  const summary = first.getByText(/sqlalchemy.exc.TimeoutError: QueuePool/);
  await expect.element(summary).toBeVisible();
  await expect.element(screen.getByText(/berths\/service.py/)).toBeVisible();
  await expect.element(screen.getByText(/QueuePool limit/).last()).toBeVisible();
  expect(grid.getByText(/site-packages/).query()).toBeNull();
  await toggle.click();
  await expect.element(grid.getByText(/site-packages/).first()).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '7 library frames' }).click();
  expect(grid.getByText(/site-packages/).query()).toBeNull();
  await focusLines(grid);
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect
    .element(grid.getByRole('row', { name: /7 library frames/ }))
    .toHaveAttribute('data-active');
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .element(grid.getByRole('row', { name: /async with session_factory/ }))
    .toHaveAttribute('data-active');
});

test('numbers, levels, time stamps and wrapping are chosen in the options', async () => {
  const { screen, grid } = await setup([...failedBuild.slice(0, 8), 'long '.repeat(400)]);
  const long = grid.getByRole('row').last();
  const high = long.element().getBoundingClientRect().height;
  await screen.getByRole('button', { name: 'Wrap lines' }).click();
  expect(long.element().getBoundingClientRect().height).toBeLessThan(high / 2);
  expect(grid.element().scrollWidth).toBeGreaterThan(grid.element().clientWidth);
  await screen.getByRole('button', { name: 'Log options' }).click();
  await screen.getByRole('menuitemradio', { name: 'UTC' }).click();
  await expect.element(grid.getByText('09:04:11.482').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Log options' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Line numbers' }).click();
  await expect
    .element(grid.getByRole('gridcell', { name: '1', exact: true }))
    .not.toBeInTheDocument();
});

test('full screen is left by Escape, and the focus stays in the log', async () => {
  const { screen, grid } = await setup(failedBuild);
  await screen.getByRole('button', { name: 'Full screen' }).click();
  const region = screen.getByRole('region', { name: 'Build log' });
  expect(region.element().matches(':popover-open')).toBe(true);
  expect(region.element().getBoundingClientRect().width).toBe(innerWidth);
  await screen.getByRole('button', { name: 'Log options' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(region.element().matches(':popover-open')).toBe(true);
  await focusLines(grid);
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toHaveFocus();
  expect(region.element().hasAttribute('popover')).toBe(false);
});

test('a log is downloaded whole, as text or as records, secrets hidden', async () => {
  const files: { name: string; text: Promise<string> }[] = [];
  const screen = await render(
    <ThemeProvider>
      <LogViewer aria-label="Build log" source={fromArray([...failedBuild, 'two\nlines'])}>
        <LogBar>
          <LogDownloadMenu
            fileName="build-7"
            save={(file, name) => files.push({ name, text: file.text() })}
          />
        </LogBar>
        <LogLines />
      </LogViewer>
    </ThemeProvider>,
  );
  const download = async (format: string) => {
    await screen.getByRole('button', { name: 'Download' }).click();
    await screen.getByRole('menuitem', { name: format }).click();
    const [file] = await vi.waitFor(() => {
      expect(files).toHaveLength(1);
      return files.splice(0);
    });
    return { name: file?.name, lines: (await file?.text)?.split('\n') ?? [] };
  };

  const text = await download('Plain text (.log)');
  expect(text.name).toBe('build-7.log');
  expect(text.lines).toHaveLength(failedBuild.length + 3);
  expect(text.lines[1]).toBe('2026-11-21T09:04:11.582Z #1 DONE 0.0s');
  expect(text.lines[25]).toMatch(/ DATABASE_URL=postgresql:\/\/harbour:•+@ep-quiet/);
  expect(text.lines.slice(-3)).toEqual(['two', 'lines', '']);

  const records = await download('JSON Lines (.jsonl)');
  expect(records.name).toBe('build-7.jsonl');
  expect(JSON.parse(records.lines[14] ?? '')).toEqual({
    time: '2026-11-21T09:04:49.682Z',
    level: 'error',
    text: '  × No solution found when resolving dependencies:',
  });
  expect(records.lines[25]).toMatch(/harbour:•+@ep-quiet/);
  expect(records.lines.slice(-2)).toEqual([JSON.stringify({ text: 'two\nlines' }), '']);
});

test('the foot says how many lines there are, and how many secrets are masked', async () => {
  const { screen } = await setup(failedBuild);
  await expect.element(screen.getByText(/^28 lines/)).toBeVisible();
  await expect.element(screen.getByText('1 secret masked')).toBeVisible();
  await screen.getByRole('button', { name: /^Show / }).click();
  await expect.element(screen.getByText(/masked/)).not.toBeInTheDocument();
});

test('every control is reached by Tab, the lines once, and their tree says where one is', async () => {
  const { screen, grid } = await setup(manyLines(1204));
  const reached: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
    if (activeElement === grid.element()) break;
  }
  expect(reached).toEqual([
    'All 1,204',
    'Warnings 12',
    'Errors 5',
    'Find in the log',
    'Go to first error',
    'Wrap lines',
    'Copy all lines',
    'Download',
    'Log options',
    'Full screen',
    'Build log',
  ]);
  await userEvent.keyboard('{Home}{PageDown}{PageUp}');
  const row = screen.getByRole('row', { name: /line 1 of/ });
  await expect.element(row).toHaveAttribute('aria-rowindex', '1');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '1204');
  await expect.element(grid).toHaveAttribute('aria-activedescendant', row.element().id);
});

test('a log that is read is not announced; its end is, with what is in it', async () => {
  const { screen } = await setup(failedBuild);
  await expect
    .element(screen.getByRole('status').last())
    .toHaveTextContent('Failed. 28 lines, 6 errors, 1 warning.');
  await expect.element(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

test('a live log is announced while it is followed, and can be paused', async () => {
  const store = createLogStore();
  let isPaused = false;
  const source = {
    ...fromStore(store),
    isPausable: true,
    pause: () => {
      isPaused = true;
    },
  };
  const screen = await render(
    <ThemeProvider>
      <LiveLogViewer aria-label="Application logs" source={source} />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Waiting for the first line')).toBeVisible();
  store.append(['INFO: listening']);
  const log = screen.getByRole('log', { name: 'Application logs' });
  await expect.element(log).toHaveTextContent('INFO: listening');
  await expect.element(log).toHaveAttribute('aria-live', 'polite');
  await screen.getByRole('button', { name: 'Pause' }).click();
  expect(isPaused).toBe(true);
});

test('a gap offers to read the log again, where its source can', async () => {
  const answers: BuildLogEvent[][] = [
    [{ type: 'message', id: '1-0', text: 'one' }, { type: 'gap' }, { type: 'complete' }],
    [
      { type: 'message', id: '1-0', text: 'one' },
      { type: 'message', id: '2-0', text: 'two' },
      { type: 'complete' },
    ],
  ];
  const source = fromBuildLog(async function* read() {
    yield* await Promise.resolve(answers.shift() ?? []);
  });
  const screen = await render(
    <ThemeProvider>
      <BuildLogViewer aria-label="Build log" source={source} />
    </ThemeProvider>,
  );
  const grid = screen.getByRole('grid', { name: 'Build log' });
  await expect.element(grid.getByText(/could not be read/)).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(grid.getByText('two')).toBeVisible();
  await expect.element(grid.getByText(/could not be read/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
});

test('what cannot be read can be tried again', async () => {
  const retry = vi.fn<() => void>();
  const source = {
    ...fromStore(createLogStore(), { status: 'unavailable', error: new Error('no') }),
    retry,
  };
  const screen = await render(
    <ThemeProvider>
      <BuildLogViewer aria-label="Build log" source={source} />
    </ThemeProvider>,
  );
  await screen.getByRole('button', { name: 'Retry' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
