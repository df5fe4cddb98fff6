import { z } from 'zod';

import { expect, test } from '../support/clientTest.ts';

const missingId = '00000000-0000-4000-8000-000000000000';

const logsOutput = z.object({
  data: z.object({ logs: z.array(z.object({ message: z.string() })) }),
});

test('the client prints the last lines of an app log', async ({ client, truth }) => {
  const { id } = await truth.app('harbour-api');
  const fetch = ['cloud', 'logs', '--app-id', id, '--no-follow'];
  const read = await client.json(...fetch, '--tail', '7', '--since', '1h');
  expect(logsOutput.parse(read).data.logs).toHaveLength(7);
  const lines = await client.run(...fetch, '-t', '3', '-s', '2h');
  expect(lines.match(/^ +▕ +\d{4}-\d\d-\d\dT/gm)).toHaveLength(3);
  await client.run('cloud', 'link', id);
  expect(await client.run('cloud', 'logs', '.', '--no-follow')).toContain(
    `Fetching logs for ${id}`,
  );

  const silent = ['cloud', 'logs', '--app-id', (await truth.app('docs-search')).id, '--no-follow'];
  expect(await client.run(...silent)).toContain('No logs found for the specified time range.');
  expect(logsOutput.parse(await client.json(...silent)).data.logs).toEqual([]);
});

test('the client follows an app log in real time', async ({ client, truth, server }) => {
  const { id } = await truth.app('harbour-api');
  const following = client.start(['cloud', 'logs', '--app-id', id, '--tail', '1', '--json']);
  await following.printed(/"type":"log"/);
  await server.control('logs', { app_id: id, lines: 40 });
  await following.printed(/(?:\{"type":"log".*\n){41}/);
  following.interrupt();
  const { output } = await following.finished;
  const times = output
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => z.object({ timestamp: z.string() }).parse(JSON.parse(line)).timestamp);
  expect(new Set(times).size).toBe(times.length);
  expect(times).toEqual(times.toSorted());
});

// How the client reports injected faults. Its requests are those of other tests.
test(
  'an interrupted log is fetched again, and an unavailable one reports the reason',
  { tag: '@full' },
  async ({ client, truth, server }) => {
    const { id } = await truth.app('harbour-api');
    const fetch = ['cloud', 'logs', '--app-id', id, '--no-follow'];
    const path = '/apps/*/logs/stream';
    await server.control('faults', { rules: [{ path, drop_after_bytes: 400, times: 1 }] });
    expect(
      logsOutput.parse(await client.json(...fetch, '--since', '1h')).data.logs.length,
    ).toBeGreaterThan(99);
    await server.control('faults', { rules: [{ path, status: 429 }] });
    expect(await client.failure(...fetch)).toMatchObject({ error: { code: 'api_error' } });
    await server.control('faults', { rules: [{ path, status: 503 }] });
    expect(await client.failure(...fetch)).toMatchObject({
      error: {
        code: 'network_error',
        message: 'Lost connection to log stream. Please try again later.',
      },
    });
    await server.control('faults', { rules: [] });

    expect(await client.failure(...fetch, '--since', '15d')).toMatchObject({
      error: {
        message: 'Cannot fetch logs older than 14 days',
        hint: expect.stringContaining('Try a shorter time range'),
      },
    });
    expect(
      await client.failure('cloud', 'logs', '--app-id', missingId, '--no-follow'),
    ).toMatchObject({
      error: {
        code: 'not_found',
        message: 'App not found. Make sure to use the correct account.',
      },
    });
    expect(await client.failure('cloud', 'logs')).toMatchObject({
      error: { code: 'missing_required_input', message: 'App ID is required.' },
    });
    for (const wrong of [
      ['--tail', '1001'],
      ['--since', 'yesterday'],
    ]) {
      expect((await client.finish([...fetch, ...wrong])).code).toBe(2);
    }
  },
);
