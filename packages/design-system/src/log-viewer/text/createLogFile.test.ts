import { expect, test } from 'vitest';

import { createLogFile } from './createLogFile.ts';

const entries = [
  { time: Date.UTC(2026, 10, 27, 16, 0, 0, 5), text: 'INFO: ready' },
  { time: Date.UTC(2026, 10, 27, 16, 0, 1), text: 'ERROR: postgresql://app:P4ss-w0rd!@db/x\n  at' },
];

test('writes lines with their times, and masks secrets', async () => {
  const file = await createLogFile(entries, { format: 'log', timeZone: 'UTC' });
  const lines = (await file.text()).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^2026-11-27.16:00:00\.005\S* INFO: ready$/);
  expect(lines[1]).toMatch(/ERROR: postgresql:\/\/app:•+@db\/x$/);
  expect(lines[2]).toMatch(/ {2}at$/);
});

test('writes an object per entry', async () => {
  const file = await createLogFile(entries, { format: 'jsonl' });
  const [first, second] = (await file.text()).trimEnd().split('\n');
  expect(JSON.parse(first ?? '')).toEqual({
    time: '2026-11-27T16:00:00.005Z',
    level: 'info',
    text: 'INFO: ready',
  });
  expect(second).toContain('•@db/x\\n  at');
});

test('names the origin of each line', async () => {
  const [entry] = entries.map((each) => ({ ...each, origin: 'api' }));
  if (entry === undefined) throw new Error('There is no entry.');
  const lines = await createLogFile([entry], { format: 'log', timeZone: 'UTC' });
  expect(await lines.text()).toMatch(/ api INFO: ready\n$/);
  const records = await createLogFile([entry], { format: 'jsonl' });
  expect(JSON.parse(await records.text())).toMatchObject({ origin: 'api', text: 'INFO: ready' });
});

test.each([8.64e15 + 1, -1e20, Infinity])(
  'writes no time for %d, which no date has',
  async (time) => {
    const far = [{ time, text: 'far away' }];
    const records = await createLogFile(far, { format: 'jsonl' });
    expect(JSON.parse(await records.text())).toEqual({ text: 'far away' });
    const lines = await createLogFile(far, { format: 'log' });
    expect(await lines.text()).toBe('far away\n');
  },
);

test('stops when it is aborted', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(createLogFile(entries, { format: 'log', signal })).rejects.toThrow('stopped');
});
