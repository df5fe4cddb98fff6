import { expect, test } from 'vitest';

import { createTestPlatform, statusAndBody } from '../testing.fixtures.ts';
import { maxBodyBytes, readText } from './readText.ts';

/** An endless body, generated on demand. */
function endless() {
  const chunk = new Uint8Array(1024 * 1024).fill(0x20);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent: () => sent };
}

test.each([
  ['the API', '/api/v1/users/signup'],
  ['the control surface', '/__mock__/reset'],
  ['a consent page', '/__provider__/github'],
])('an endless body of %s is rejected after 8 MB', async (_what, path) => {
  const { handle } = await createTestPlatform();
  const { body, sent } = endless();
  const init = { method: 'POST', body, duplex: 'half' };
  const rejected = await handle(new Request(`http://mock.example${path}`, init));
  expect(await statusAndBody(rejected)).toEqual([
    413,
    { detail: 'The request body is larger than 8 MB' },
  ]);
  expect(sent()).toBeLessThan(2 * maxBodyBytes);
});

test('a body with too large a Content-Length is rejected before a byte is read', async () => {
  const { handle } = await createTestPlatform();
  const { body, sent } = endless();
  const headers = { 'content-length': String(maxBodyBytes + 1) };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const rejected = await handle(new Request('http://mock.example/api/v1/users/signup', init));
  expect([rejected.status, sent()]).toEqual([413, 0]);
});

test('a body is decoded correctly however its characters are split into chunks', async () => {
  const sent = '\uFEFFpäckchen 📦';
  const bytes = new TextEncoder().encode(sent);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const request = () => new Request('http://mock.example', { method: 'POST', body: bytes });
  const inPieces = { method: 'POST', body, duplex: 'half' };
  expect(await readText(new Request('http://mock.example', inPieces))).toBe(await request().text());
  expect(await readText(new Request('http://mock.example', { method: 'POST' }))).toBe('');
});

/** Request body of the console for a `.env` file with these variables. */
function batchOf(variables: readonly [name: string, value: string][]): string {
  const upsert = variables.map(([name, value]) => [name, { value, is_secret: false }]);
  return JSON.stringify({ upsert: Object.fromEntries(upsert), delete: [], redeploy: false });
}

test.each([
  [
    'many short ones',
    Array.from({ length: 150_000 }, (_, index): [string, string] => [`V${index}`, '']),
  ],
  [
    'characters that are escaped',
    Array.from({ length: 32 }, (_, index): [string, string] => [
      `V${index}`,
      '\u0001'.repeat(32_768),
    ]),
  ],
])('all variables of a 1 MB file fit into one call: %s', async (_what, variables) => {
  const file = variables.map(([name, value]) => `${name}=${value}\n`).join('');
  expect(file.length).toBeGreaterThan(1024 * 1024);
  const body = batchOf(variables);
  const request = new Request('http://mock.example', { method: 'POST', body });
  expect(await readText(request)).toHaveLength(body.length);
});
