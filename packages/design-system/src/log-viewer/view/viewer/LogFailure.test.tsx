import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromBuildLog } from '../../sources/fromBuildLog.ts';
import type { BuildLogEvent } from '../../sources/fromBuildLog.ts';
import { createPolledLog } from '../../sources/createPolledLog.ts';
import { fromPolling } from '../../sources/fromPolling.ts';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { LiveLogViewer } from './LiveLogViewer.tsx';

const messages = {
  unavailable: (error: unknown) => (error instanceof Error ? error.message : 'No reason'),
};

test('a log that fails after its first lines shows the reason, and Retry continues it', async () => {
  let asked = 0;
  const log = createPolledLog({
    start: 0,
    fetch: () => {
      asked += 1;
      if (asked === 2) return Promise.reject(new Error('The harbour is closed.'));
      return Promise.resolve({ entries: [{ time: asked, text: `tide ${asked}` }] });
    },
  });
  const source = fromPolling(log, {
    clock: { now: () => 0, after: (_, task) => browserTimer(asked === 1 ? 1 : 60_000, task) },
  });
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={source} messages={messages} />,
  );
  const grid = screen.getByRole('grid');
  const retry = screen.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await expect.element(grid.getByText('tide 1')).toBeVisible();
  // Announced once, and shown below the lines: above, it would move them.
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'The harbour is closed. Reconnecting' }))
    .toBeInTheDocument();
  const { top } = retry.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(grid.element().getBoundingClientRect().bottom);

  await retry.click();
  await expect.element(grid.getByText('tide 3')).toBeVisible();
  await expect.element(grid.getByText('tide 1')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
});

test('a build log that fails after its first lines shows that it reconnects after Retry', async () => {
  let reads = 0;
  const source = fromBuildLog(async function* read(): AsyncGenerator<BuildLogEvent> {
    reads += 1;
    if (reads > 1) await new Promise(() => {});
    yield { type: 'live' };
    yield { type: 'message', id: '1-0', text: 'tide 1' };
    throw new Error('The harbour is closed.');
  });
  const screen = await renderThemed(
    <BuildLogViewer aria-label="Build log" source={source} messages={messages} />,
  );
  const grid = screen.getByRole('grid');
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Reconnecting now')).toBeVisible();
  await expect.element(grid.getByText('tide 1')).toBeVisible();
});

test('Retry of a log without lines moves focus to the lines', async () => {
  let reads = 0;
  const source = fromBuildLog(async function* read(): AsyncGenerator<BuildLogEvent> {
    reads += 1;
    if (reads === 1) throw new Error('The harbour is closed.');
    yield { type: 'live' };
    yield { type: 'message', id: '1-0', text: 'tide 1' };
    await new Promise(() => {});
  });
  const screen = await renderThemed(
    <BuildLogViewer aria-label="Build log" source={source} messages={messages} />,
  );
  const grid = screen.getByRole('grid');
  const retry = screen.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  const element = retry.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(grid.getByText('tide 1')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
});

test('a log without lines offers Retry while it waits to reconnect', async () => {
  let reads = 0;
  const source = fromBuildLog(async function* read(): AsyncGenerator<BuildLogEvent> {
    reads += 1;
    if (reads === 1) {
      const error = new Error('The harbour is closed.');
      yield { type: 'reconnecting', attempt: 1, delayMs: 3_600_000, error };
    } else {
      yield { type: 'live' };
      yield { type: 'message', id: '1-0', text: 'tide 1' };
    }
    await new Promise(() => {});
  });
  const screen = await renderThemed(
    <BuildLogViewer aria-label="Build log" source={source} messages={messages} />,
  );
  await expect.element(screen.getByText('Reconnecting in 1 hour')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('grid').getByText('tide 1')).toBeVisible();
});

function browserTimer(ms: number, task: () => void) {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
