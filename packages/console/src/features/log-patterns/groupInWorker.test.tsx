import { expect, test } from 'vitest';

import { groupInWorker } from './groupInWorker.ts';
import { groupPatterns } from './groupPatterns.ts';

const input = () => ({
  texts: ['GET /berths/17', 'GET /berths/18', 'Stopped'],
  times: Float64Array.of(1, 2, 3),
  levels: ['info', 'info', 'none'],
  span: { start: 0, end: 24 },
});

test('lines are grouped in a worker', async () => {
  const grouped = await groupInWorker(input(), new AbortController().signal);
  expect(grouped).toEqual(groupPatterns(input()));
});

test('aborting rejects', async () => {
  const running = new AbortController();
  const grouped = groupInWorker(input(), running.signal);
  running.abort();
  await expect(grouped).rejects.toThrow('abort');
  await expect(groupInWorker(input(), running.signal)).rejects.toThrow('abort');
});
