import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import { fromBuildLog } from '../../sources/fromBuildLog.ts';
import type { BuildLogEvent } from '../../sources/fromBuildLog.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import type { LogEntry } from '../../store/types.ts';
import { createSteppedScheduler } from '../../testing.fixtures.ts';
import { LogLines } from '../log-lines/LogLines.tsx';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { LogBar } from './LogBar.tsx';
import { LogDownloadMenu } from './LogButtons.tsx';
import { LogViewer } from './LogViewer.tsx';
import { focusLines, openBuildLog } from './openBuildLog.fixtures.tsx';
import { failedBuild, manyLines } from './samples.fixtures.ts';

test('a level filter hides other lines, and Enter shows a line in context', async () => {
  const { screen, grid } = await openBuildLog(manyLines(2000));
  await screen.getByRole('button', { name: 'Errors 9' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '10');
  await expect.element(grid.getByRole('row', { name: /line 211 of/ })).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{Home}{ArrowDown}');
  const hit = grid.getByRole('row', { name: /line 422 of/ });
  await expect.element(hit).toHaveAttribute('data-active');
  const { top } = hit.element().getBoundingClientRect();
  await userEvent.keyboard('{Enter}');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2001');
  await expect.element(grid.getByRole('row', { name: /line 423 of/ })).toBeVisible();
  expect(Math.abs(hit.element().getBoundingClientRect().top - top)).toBeLessThan(1);
});

test('a log that follows its end does so after its height changes', async () => {
  const store = createLogStore();
  store.append(manyLines(500));
  const screen = await renderThemed(<LiveLogViewer aria-label="Log" source={fromStore(store)} />);
  const grid = screen.getByRole('grid', { name: 'Log' });
  await expect.element(grid.getByRole('row', { name: /line 499 of/ })).toBeVisible();
  const element = grid.element();
  const section = element.closest('section');
  for (const height of [500, 300, 640, 620, 700]) {
    section?.style.setProperty('block-size', `${height}px`);
    // Lays out at once: the browser scrolls by itself, and reports that before the new size.
    element.getBoundingClientRect();
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    store.append([`at ${height}`]);
    await expect.element(grid.getByRole('row', { name: `at ${height}` })).toBeVisible();
  }
});

test('Show All Lines resets a filter without matches, and focuses the lines', async () => {
  const { screen, grid } = await openBuildLog(['INFO: built', 'INFO: pushed']);
  await screen.getByRole('button', { name: 'Errors 0' }).click();
  await expect.element(screen.getByText(/^No lines match/)).toBeVisible();
  await screen.getByRole('button', { name: 'Show All Lines' }).click();
  await expect.element(grid.getByRole('row', { name: /INFO: pushed/ })).toBeVisible();
  await expect.element(grid).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Errors 0' }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('Show in context resets a level filter without matches', async () => {
  const { screen, grid } = await openBuildLog(['INFO: built', 'INFO: pushed']);
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await screen.getByRole('button', { name: 'Errors 0' }).click();
  await screen.getByRole('button', { name: 'Show in context' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '3');
});

test.for([
  ['E', 'e', [211, 422, 211], 'Continues at the first line'],
  ['Shift+E', '{Shift>}E{/Shift}', [422, 211, 422], 'Continues at the last line'],
] as const)(
  '%s goes from error to error, and says so as it wraps',
  async ([, keys, lines, note]) => {
    const { screen, grid } = await openBuildLog(manyLines(500));
    await focusLines(grid);
    for (const line of lines) {
      expect(screen.getByText(note).query()).toBeNull();
      await userEvent.keyboard(keys);
      await expect
        .element(grid.getByRole('row', { name: new RegExp(`line ${line} of`) }))
        .toHaveAttribute('data-active');
    }
    await expect.element(screen.getByText(note)).toBeVisible();
  },
);

test.for([
  ['Home', 1],
  ['End', 500],
] as const)('Ctrl+%s moves to line %i', async ([key, line]) => {
  const { grid } = await openBuildLog(manyLines(500));
  await focusLines(grid);
  await userEvent.keyboard(`{ArrowUp}{Control>}{${key}}{/Control}`);
  await expect
    .element(grid.getByRole('row', { name: new RegExp(`line ${line} of`) }))
    .toHaveAttribute('data-active');
});

test('columns have headers, and the lines a hint at their keys', async () => {
  const { grid } = await openBuildLog(manyLines(20));
  const headers = grid
    .getByRole('columnheader')
    .elements()
    .map((header) => `${header.ariaColIndex} ${header.textContent.trim()}`);
  // Levels are hidden.
  expect(headers).toEqual(['1 Line', '2 Time', '4 Source', '5 Text']);
  const cells = grid.getByRole('row').nth(1).getByRole('gridcell').elements();
  expect(cells.at(-1)?.ariaColIndex).toBe('5');
  await expect.element(grid).toHaveAccessibleDescription(/E goes to the next error/);
});

test('Escape leaves full screen, and focus returns to its button', async () => {
  const { screen, grid } = await openBuildLog(failedBuild);
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
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  expect(region.element().hasAttribute('popover')).toBe(false);
});

test('Escape on a button with a tooltip leaves full screen', async () => {
  const { screen } = await openBuildLog(failedBuild);
  await userEvent.tab();
  await screen.getByRole('button', { name: 'Full screen' }).click();
  const region = screen.getByRole('region', { name: 'Build log' });
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Log options' })).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  expect(region.element().hasAttribute('popover')).toBe(false);
});

async function openDownloads(save: (file: Blob, name: string) => void) {
  const screen = await renderThemed(
    <LogViewer aria-label="Build log" source={fromArray([...failedBuild, 'two\nlines'])}>
      <LogBar>
        <LogDownloadMenu fileName="build-7" save={save} />
      </LogBar>
      <LogLines />
    </LogViewer>,
  );
  const download = async (format: string) => {
    await screen.getByRole('button', { name: 'Download' }).click();
    await screen.getByRole('menuitem', { name: format }).click();
  };
  return { screen, download };
}

test('a failed download is reported', async () => {
  const { screen, download } = await openDownloads(() => {
    throw new Error('The disk is full.');
  });
  await download('JSON Lines (.jsonl)');
  await expect.element(screen.getByText('That didn’t work. Try again in a moment.')).toBeVisible();
});

test.for([
  ['Plain text (.log)', 'build-7.log', ' DATABASE_URL=', 3],
  ['JSON Lines (.jsonl)', 'build-7.jsonl', 'DATABASE_URL=', 2],
] as const)('the whole log is downloaded as %s, with secrets masked', async (row) => {
  const [format, fileName, start, more] = row;
  const save = vi.fn<(file: Blob, name: string) => void>();
  const { download } = await openDownloads(save);
  await download(format);
  await expect.poll(() => save.mock.lastCall?.[1]).toBe(fileName);
  const lines = (await save.mock.lastCall?.[0].text())?.split('\n') ?? [];
  expect(lines).toHaveLength(failedBuild.length + more);
  expect(lines[25]).toMatch(new RegExp(`${start}postgresql://harbour:•+@ep-quiet`));
});

test('the footer shows the number of lines and of masked secrets', async () => {
  const { screen } = await openBuildLog(failedBuild);
  await expect.element(screen.getByText(/^28 lines/)).toBeVisible();
  await expect.element(screen.getByText('1 secret masked')).toBeVisible();
  await screen.getByRole('button', { name: /^Show / }).click();
  await expect.element(screen.getByText(/masked/)).not.toBeInTheDocument();
});

test('Tab reaches every control and the lines once, and the grid exposes the active line', async () => {
  const { screen, grid } = await openBuildLog(manyLines(1204));
  // Lines are taken in over several frames where the machine is busy.
  await expect.element(screen.getByRole('button', { name: 'All 1,204' })).toBeVisible();
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
  await expect.element(row).toHaveAttribute('aria-rowindex', '2');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '1205');
  await expect.element(grid).toHaveAttribute('aria-activedescendant', row.element().id);
});

test('the lines of a build log are not announced, and its end is announced with a summary', async () => {
  const { screen } = await openBuildLog(failedBuild);
  await expect
    .element(screen.getByRole('status').last())
    .toHaveTextContent('Failed. 28 lines, 6 errors, 1 warning.');
  await expect.element(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

test('an ended log can be copied and downloaded, and is announced, once all lines are added', async () => {
  const scheduler = createSteppedScheduler(3);
  const store = createLogStore({ scheduler });
  store.append(manyLines(1000));
  const screen = await renderThemed(
    <BuildLogViewer
      aria-label="Build log"
      source={fromStore(store, { status: 'ended', outcome: 'complete' })}
    />,
  );
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  expect(store.pending).toBeGreaterThan(0);
  await expect.element(screen.getByRole('button', { name: 'Copy all lines' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expect.element(screen.getByRole('status').last()).toBeEmptyDOMElement();

  scheduler.settle();
  await expect.element(screen.getByRole('button', { name: 'Copy all lines' })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  await expect
    .element(screen.getByRole('status').last())
    .toHaveTextContent('Complete. 1,000 lines, 4 errors, 10 warnings.');
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
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={source} />,
  );
  await expect.element(screen.getByText('Waiting for the first line')).toBeVisible();
  // It is connected: nothing turns for as long as nothing is written.
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  store.append(['ERROR: not listening']);
  const log = screen.getByRole('log', { name: 'Application logs' });
  await expect.element(log).toHaveTextContent('Error: ERROR: not listening');
  await expect.element(log).toHaveAttribute('aria-live', 'polite');
  await screen.getByRole('button', { name: 'Pause' }).click();
  expect(isPaused).toBe(true);
});

test('a gap offers to reload the log, if the source can', async () => {
  const responses: BuildLogEvent[][] = [
    [{ type: 'message', id: '1-0', text: 'one' }, { type: 'gap' }, { type: 'complete' }],
    [
      { type: 'message', id: '1-0', text: 'one' },
      { type: 'message', id: '2-0', text: 'two' },
      { type: 'complete' },
    ],
  ];
  const source = fromBuildLog(async function* read() {
    yield* await Promise.resolve(responses.shift() ?? []);
  });
  const screen = await renderThemed(<BuildLogViewer aria-label="Build log" source={source} />);
  const grid = screen.getByRole('grid', { name: 'Build log' });
  await expect.element(grid.getByText(/A line is missing here/)).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(grid.getByText('two')).toBeVisible();
  await expect.element(grid.getByText(/A line is missing here/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
});

test('an unavailable log can be retried', async () => {
  const retry = vi.fn<() => void>();
  const source = {
    ...fromStore(createLogStore(), { status: 'unavailable', error: new Error('no') }),
    retry,
  };
  const screen = await renderThemed(<BuildLogViewer aria-label="Build log" source={source} />);
  await screen.getByRole('button', { name: 'Retry' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

function logOf(entries: readonly (LogEntry | string)[]) {
  const store = createLogStore();
  store.append([...entries]);
  const source = fromStore(store);
  return <LiveLogViewer aria-label="Application logs" source={source} />;
}

test('another log shows its end, also if its lines are the same', async () => {
  const screen = await renderThemed(logOf(manyLines(500)));
  const grid = screen.getByRole('grid', { name: 'Application logs' });
  await expect.element(grid.getByRole('row', { name: /line 500 of/ })).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{Home}');
  await expect.element(grid.getByRole('row', { name: /line 1 of/ })).toBeVisible();
  await screen.rerender(logOf(manyLines(500)));
  await expect.element(grid.getByRole('row', { name: /line 500 of/ })).toBeVisible();
});

test('switching logs keeps levels, search and wrapping, and goes to the first match while the search is open', async () => {
  const screen = await renderThemed(logOf(['ERROR: berth 1 is taken', 'INFO: berth 2 is free']));
  await screen.getByRole('button', { name: 'Errors 1' }).click();
  await screen.getByRole('button', { name: 'Wrap lines' }).click();
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await userEvent.keyboard('berth');
  await expect.element(screen.getByText('1 of 1')).toBeVisible();

  await screen.rerender(
    logOf(['INFO: berth 3 is free', 'ERROR: berth 4 is taken', 'ERROR: berth 5 is taken']),
  );
  await expect.element(screen.getByRole('searchbox')).toHaveValue('berth');
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /berth 4/ })).toHaveAttribute('data-active');
  const pressed = { pressed: true };
  await expect.element(screen.getByRole('button', { name: 'Errors 2', ...pressed })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Wrap lines', ...pressed }))
    .not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /berth 3/ }).query()).toBeNull();
});

test('switching logs shows the end while the search is closed, and keeps the search text', async () => {
  const screen = await renderThemed(logOf(['berth 1 is taken']));
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await userEvent.keyboard('berth{Escape}');
  await screen.rerender(
    logOf([...Array.from({ length: 400 }, (_, index) => `berth ${index} is free`), 'the end']),
  );
  await expect.element(screen.getByRole('row', { name: /the end/ })).toBeVisible();
  expect(screen.getByRole('grid').element().hasAttribute('aria-activedescendant')).toBe(false);
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('berth');
});

test('lines are tinted by level only when levels are mixed', async () => {
  const { screen, grid } = await openBuildLog(['INFO: built', 'ERROR: failed', 'ERROR: again']);
  const colorOf = (name: RegExp) =>
    getComputedStyle(grid.getByRole('row', { name }).element()).backgroundColor;
  const tinted = colorOf(/ERROR: failed/);
  expect(tinted).not.toBe(colorOf(/INFO: built/));
  await screen.getByRole('button', { name: 'Errors 2' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '3');
  await expect.poll(() => colorOf(/ERROR: failed/)).not.toBe(tinted);
  const row = grid.getByRole('row', { name: /ERROR: failed/ }).element();
  expect(getComputedStyle(row, '::before').content).toBe('none');
  await screen.getByRole('button', { name: /^All/ }).click();
  await expect.poll(() => colorOf(/ERROR: failed/)).toBe(tinted);
});

test('an empty ended log is smaller than one with lines', async () => {
  const heightOf = async (lines: readonly string[]) => {
    const screen = await renderThemed(
      <BuildLogViewer aria-label="Build log" source={fromArray(lines)} />,
    );
    const { height } = screen
      .getByRole('region', { name: 'Build log' })
      .element()
      .getBoundingClientRect();
    await screen.unmount();
    return height;
  };
  expect(await heightOf([])).toBeLessThan(0.6 * (await heightOf(['INFO: built'])));
});

test('shortcuts use the key position on layouts without Latin letters', async () => {
  const { screen, grid } = await openBuildLog(['INFO: built', 'ERROR: failed']);
  await focusLines(grid);
  const press = (key: string, code: string, ctrlKey = false) =>
    grid
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true }),
      );
  press('у', 'KeyE');
  await expect
    .element(grid.getByRole('row', { name: /ERROR: failed/ }))
    .toHaveAttribute('data-active');
  press('а', 'KeyF', true);
  await expect.element(screen.getByRole('searchbox', { name: 'Find in the log' })).toBeVisible();
});
