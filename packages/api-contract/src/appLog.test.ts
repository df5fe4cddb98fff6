import { describe, expect, test } from 'vitest';

import { followAppLogs } from './appLog.ts';
import type { AppLogOptions } from './appLog.ts';
import { createClient } from './client.ts';
import { collect, streamOf } from './streams.fixtures.ts';

const entry = (message: string) => ({ timestamp: '2026-11-21T09:12:00Z', message, level: 'info' });
const read = (message: string) => ({ type: 'entry', entry: entry(message) });

/** Follows a log whose response has these lines, and records the URL of the request. */
function follow(body: BodyInit, options?: AppLogOptions) {
  const urls: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: (url, { signal }) => {
      urls.push(url);
      signal?.throwIfAborted();
      return Promise.resolve(new Response(body));
    },
  });
  return { events: followAppLogs(client, 'a-1', options), urls };
}

const lines = (...records: unknown[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

describe('followAppLogs', () => {
  test('is live once the platform responds, then emits each entry', async () => {
    const { events, urls } = follow(lines(entry('one'), entry('two')), {
      query: { tail: 2, follow: true },
    });
    expect(await collect(events)).toEqual([{ type: 'live' }, read('one'), read('two')]);
    expect(urls).toEqual([
      'https://api.example.com/api/v1/apps/a-1/logs/stream?tail=2&follow=true',
    ]);
  });

  test('skips heartbeats and records of a later version', async () => {
    const { events } = follow(lines({ type: 'heartbeat' }, { type: 'news' }, entry('one')));
    expect(await collect(events)).toEqual([{ type: 'live' }, read('one')]);
  });

  test.each([
    ['is not JSON', '{"broken\n'],
    ['is too long', `${'x'.repeat(1_048_577)}\n`],
    ['is no record', lines(['an array'])],
    ['is an entry without a time', lines({ message: 'lost' })],
    ['is of a later type and has a text', lines({ type: 'news', message: 'lost' })],
    ['is of a known type and cannot be parsed', lines({ type: 'error' })],
  ])('reports a line that %s as a gap, and goes on', async (_what, line) => {
    const { events } = follow(line + lines(entry('after it')));
    expect(await collect(events)).toEqual([{ type: 'live' }, { type: 'gap' }, read('after it')]);
  });

  test('ends with the error of the log store', async () => {
    const { events } = follow(lines({ type: 'error', message: 'Store lost' }, entry('later')));
    expect(await collect(events)).toEqual([
      { type: 'live' },
      { type: 'error', message: 'Store lost' },
    ]);
  });

  test('rejects when the connection breaks, after the entries that arrived', async () => {
    const bytes = new TextEncoder().encode(lines(entry('one')));
    const { events } = follow(streamOf([bytes], new Error('reset')));
    expect(await events.next()).toMatchObject({ value: { type: 'live' } });
    expect(await events.next()).toEqual({ done: false, value: read('one') });
    await expect(events.next()).rejects.toThrow('reset');
  });

  test('rejects when no byte arrives for the given time, and releases the connection', async () => {
    let reason: unknown;
    const silent = new ReadableStream<Uint8Array>({ cancel: (why) => void (reason = why) });
    const { events } = follow(silent, { silenceMs: 1 });
    await expect(collect(events)).rejects.toThrow('No bytes for 1 ms');
    expect(reason).toEqual(new Error('No bytes for 1 ms'));
  });

  test('leaving the loop releases the connection', async () => {
    let isCancelled = false;
    const open = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(lines(entry('one')))),
      cancel: () => void (isCancelled = true),
    });
    for await (const event of follow(open).events) if (event.type === 'entry') break;
    expect(isCancelled).toBe(true);
  });

  test('aborting rejects with an AbortError', async () => {
    const { events } = follow(lines(entry('one')), { signal: AbortSignal.abort() });
    await expect(collect(events)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
