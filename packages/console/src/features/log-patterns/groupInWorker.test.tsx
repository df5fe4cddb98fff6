import { expect, test } from 'vitest';

import { groupInWorker } from './groupInWorker.ts';
const texts = ['GET /berths/17', 'Stopped', 'GET /berths/18'];

test('lines are grouped in a worker', async () => {
  expect(await groupInWorker(texts, new AbortController().signal)).toEqual({
    templates: ['GET /berths/*', 'Stopped'],
    groups: Uint32Array.of(0, 1, 0),
  });
});

test('aborting rejects', async () => {
  const running = new AbortController();
  const grouped = groupInWorker(texts, running.signal);
  running.abort();
  await expect(grouped).rejects.toThrow('abort');
  await expect(groupInWorker(texts, running.signal)).rejects.toThrow('abort');
});
