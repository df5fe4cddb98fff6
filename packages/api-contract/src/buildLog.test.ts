import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readBuildLog } from './buildLog.ts';
import type { BuildLogEvent, BuildLogOptions } from './buildLog.ts';
import { createClient } from './client.ts';
import { HttpError, NetworkError } from './errors.ts';
import { collect, cutAt, streamOf } from './streams.fixtures.ts';

const deploymentId = '0b6f3d4e-5a2c-4c11-9a55-0123456789ab';

type Record = { type: string; id?: string; message?: string };

const message = (n: number): Record => ({ type: 'message', id: `${n}-0`, message: `line ${n}\n` });
const text = (records: Record[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const encode = (value: string) => new TextEncoder().encode(value);

/** Returns the next response of the list for each request, and records the `last_id` of each. */
function setup(
  responses: ((lastId: string | null) => Response | Error)[],
  options: BuildLogOptions = {},
) {
  const lastIds: (string | null)[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: (url) => {
      const lastId = new URL(url).searchParams.get('last_id');
      lastIds.push(lastId);
      const result = responses[lastIds.length - 1]?.(lastId) ?? new TypeError('no more responses');
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
  });
  const events = readBuildLog(client, deploymentId, {
    random: () => 0,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return { events, lastIds, waits };
}

const ndjson = (records: Record[]) => () => new Response(text(records));
const down = () => new TypeError('fetch failed');
const silent = () => new Response(new ReadableStream<Uint8Array>());
const messagesOf = (events: BuildLogEvent[]) =>
  events.flatMap((event) => (event.type === 'message' ? [event.text] : []));

describe('readBuildLog', () => {
  test('emits each line once and ends with the build', async () => {
    const { events } = setup([
      ndjson([
        message(1),
        { type: 'heartbeat' },
        { type: 'news' },
        message(2),
        { type: 'complete' },
      ]),
    ]);
    expect(await collect(events)).toEqual([
      { type: 'live' },
      { type: 'message', id: '1-0', text: 'line 1' },
      { type: 'message', id: '2-0', text: 'line 2' },
      { type: 'complete' },
    ]);
  });

  test('resumes after the last record of any kind when a timeout ends the response', async () => {
    const { events, lastIds, waits } = setup([
      ndjson([message(1), { type: 'heartbeat', id: '5-0' }, { type: 'timeout' }]),
      ndjson([message(6), { type: 'failed', id: '7-0' }]),
    ]);
    const all = await collect(events);
    expect(all.map(({ type }) => type)).toEqual(['live', 'message', 'live', 'message', 'failed']);
    expect(lastIds).toEqual([null, '5-0']);
    expect(waits).toEqual([500]);
  });

  test('loses and repeats no line, wherever the connection breaks', async () => {
    const scenario = fc.record({
      lines: fc.integer({ min: 0, max: 12 }),
      breaks: fc.array(fc.nat(400), { maxLength: 6 }),
      cuts: fc.array(fc.nat(400), { maxLength: 6 }),
      failsLoudly: fc.boolean(),
      ignoresLastId: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ lines, breaks, cuts, failsLoudly, ignoresLastId }) => {
        const records = Array.from({ length: lines }, (_, index) => message(index + 1));
        const log: Record[] = [...records, { type: 'complete', id: `${lines + 1}-0` }];
        const after = (lastId: string | null) =>
          ignoresLastId ? log : log.slice(log.findIndex(({ id }) => id === lastId) + 1);

        const responses = [...breaks, Number.POSITIVE_INFINITY].map(
          (at) => (lastId: string | null) => {
            const bytes = encode(text(after(lastId)));
            const isBroken = at < bytes.length;
            const sent = isBroken ? bytes.slice(0, at) : bytes;
            const error = isBroken && failsLoudly ? new Error('reset') : undefined;
            return new Response(streamOf(cutAt(sent, cuts), error));
          },
        );
        const { events } = setup(responses);
        const all = await collect(events);
        expect(messagesOf(all)).toEqual(records.map((_, index) => `line ${index + 1}`));
        expect(all.at(-1)).toEqual({ type: 'complete' });
      }),
    );
  });

  test('retries after 1, 2, 4, 8, then at most 15 seconds, and resets once data arrives', async () => {
    const { events, waits } = setup([
      ...Array.from({ length: 6 }, () => down),
      ndjson([message(1)]),
      ndjson([{ type: 'complete' }]),
    ]);
    await collect(events);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 1000]);
  });

  test('shortens the waits by up to a quarter', async () => {
    const { events, waits } = setup([down, down, ndjson([{ type: 'complete' }])], {
      random: () => 1,
    });
    await collect(events);
    expect(waits).toEqual([750, 1500]);
  });

  test.each([
    [500, true],
    [503, true],
    [429, true],
    [403, false],
    [404, false],
  ])('retries after status %i: %s', async (status, isRetried) => {
    const { events } = setup([
      () => Response.json({ detail: 'No' }, { status }),
      ndjson([{ type: 'complete' }]),
    ]);
    const end = await collect(events).then(
      (all) => all.at(-1)?.type,
      () => 'rejected',
    );
    expect(end).toBe(isRetried ? 'complete' : 'rejected');
  });

  test('asks for the records after the given one', async () => {
    const { events, lastIds } = setup([ndjson([{ type: 'complete' }])], { lastId: '4-0' });
    await collect(events);
    expect(lastIds).toEqual(['4-0']);
  });

  test('honors Retry-After', async () => {
    const { events, waits } = setup([
      () => new Response('', { status: 503, headers: { 'Retry-After': '20' } }),
      ndjson([{ type: 'complete' }]),
    ]);
    await collect(events);
    expect(waits).toEqual([20_000]);
  });

  test('a failed attempt reports its error, and a broken stream reports none', async () => {
    const { events } = setup([
      () => Response.json({ detail: 'Down for maintenance' }, { status: 503 }),
      down,
      ndjson([message(1)]),
      ndjson([{ type: 'complete' }]),
    ]);
    const tries = (await collect(events)).filter(({ type }) => type === 'reconnecting');
    expect(tries).toEqual([
      expect.objectContaining({ attempt: 1, error: expect.any(HttpError) }),
      expect.objectContaining({ attempt: 2, error: expect.any(NetworkError) }),
      { type: 'reconnecting', attempt: 1, delayMs: 1000 },
    ]);
  });

  test.each([400, 401, 403, 404, 422])('status %i ends it without a retry', async (status) => {
    const { events, waits } = setup([() => Response.json({ detail: 'No' }, { status })]);
    await expect(collect(events)).rejects.toBeInstanceOf(HttpError);
    expect(waits).toEqual([]);
  });

  test.each([
    [
      'a token that fails to load',
      deploymentId,
      () => Promise.reject(new Error('locked')),
      /locked/,
    ],
    ['a response that is not a log', deploymentId, () => 'token', /can’t read \(readBuildLogs\)/],
    ['an invalid deployment id', '..', () => 'token', /Not a path parameter/],
  ])('%s ends it without a retry', async (_what, id, getToken, expected) => {
    const fetch = () => Promise.resolve(new Response(null));
    const client = createClient({ baseUrl: 'https://api.example.com', fetch, getToken });
    const sleep = () => Promise.reject(new Error('It tries again'));
    await expect(collect(readBuildLog(client, id, { sleep }))).rejects.toThrow(expected);
  });

  test('treats a record whose id is null as a record without an id', async () => {
    const { events } = setup([
      () =>
        new Response(
          '{"type":"heartbeat","id":null}\n{"type":"message","id":"1-0","message":"on"}\n{"type":"complete","id":null}\n',
        ),
    ]);
    const all = await collect(events);
    expect(all.map(({ type }) => type)).toEqual(['live', 'message', 'complete']);
  });

  test('emits a line whose id is null once, wherever the connection breaks', async () => {
    const line = (content: string) => ({ type: 'message', id: null, message: content });
    const log = [line('a'), line('a'), message(1), line('b'), { type: 'complete', id: null }];
    const whole = encode(log.map((record) => `${JSON.stringify(record)}\n`).join(''));
    for (let at = 0; at < whole.length; at += 1) {
      const after = (lastId: string | null) => {
        const rest = lastId === null ? log : log.slice(3);
        return encode(rest.map((record) => `${JSON.stringify(record)}\n`).join(''));
      };
      const { events } = setup([
        () => new Response(whole.slice(0, at)),
        (lastId) => new Response(after(lastId)),
      ]);
      expect(messagesOf(await collect(events))).toEqual(['a', 'a', 'line 1', 'b']);
    }
  });

  test.each([
    ['not JSON', '{"type":"message",'],
    ['a message without text', '{"type":"message","id":"2-0"}'],
    ['a message whose text is not a string', '{"type":"message","id":"2-0","message":7}'],
    ['a list', '[1]'],
    ['a record without a type', '{"id":"2-0"}'],
    ['a record of an unknown type', '{"type":"notice","message":"Build slow"}'],
  ])('%s is reported as a gap', async (_name, broken) => {
    const { events } = setup([
      () =>
        new Response(`${text([message(1)])}${broken}\n${text([message(3), { type: 'complete' }])}`),
    ]);
    expect((await collect(events)).map(({ type }) => type)).toEqual([
      'live',
      'message',
      'gap',
      'message',
      'complete',
    ]);
  });

  test('does not report a gap twice after reconnecting', async () => {
    const broken = `${text([message(1)])}{"type":"message"}\n`;
    const { events } = setup([
      () => new Response(broken),
      () => new Response(`{"type":"message"}\n${text([message(3), { type: 'complete' }])}`),
    ]);
    const types = (await collect(events)).map(({ type }) => type);
    expect(types.filter((type) => type === 'gap')).toHaveLength(1);
  });

  test('reports a line longer than the limit as a gap', async () => {
    const { events } = setup([
      () => new Response(`"${'x'.repeat(1_100_000)}"\n${text([{ type: 'complete' }])}`),
    ]);
    expect(await collect(events)).toEqual([
      { type: 'live' },
      { type: 'gap' },
      { type: 'complete' },
    ]);
  });

  test('aborting rejects with an AbortError', async () => {
    const abort = new AbortController();
    const { events } = setup([ndjson([message(1)])], {
      signal: abort.signal,
      sleep: (_, signal) => {
        abort.abort();
        signal?.throwIfAborted();
        return Promise.resolve();
      },
    });
    await expect(collect(events)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('treats a silent connection as broken', async () => {
    const { events } = setup([silent, ndjson([{ type: 'complete' }])], { silenceMs: 1 });
    const all = await collect(events);
    expect(all.map(({ type }) => type)).toEqual(['live', 'reconnecting', 'live', 'complete']);
  });
});
