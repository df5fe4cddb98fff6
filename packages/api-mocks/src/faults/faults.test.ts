import { expect, test } from 'vitest';

import { createTestPlatform } from '../testing.fixtures.ts';
import { createFaults } from './faults.ts';

test.each([
  ['/apps/*', '/apps/1', true],
  ['/apps/*', '/apps/1/', true],
  ['/apps/*', '/apps/1/logs', false],
  ['/apps/**', '/apps/1/logs/stream', true],
  ['/apps/*/logs', '/apps/1/logs', true],
  ['apps/', '/apps/', true],
  ['/api/v1/users/me', '/users/me', true],
  ['/users/m?', '/users/me', false],
  ['**', '/anything/at/all', true],
])('the glob %j matches %j: %j', (glob, path, matches) => {
  const faults = createFaults();
  faults.set([{ path: glob }]);
  expect(faults.take('GET', path) !== undefined).toBe(matches);
});

test('a rule for one method does not affect others, and one with times expires', () => {
  const faults = createFaults();
  faults.set([{ method: 'post', times: 2, status: 503 }]);
  expect(faults.take('GET', '/a')).toBeUndefined();
  expect(faults.take('POST', '/a')?.status).toBe(503);
  expect(faults.take('POST', '/a')?.status).toBe(503);
  expect(faults.take('POST', '/a')).toBeUndefined();
});

test('a fault replaces the response of the platform', async () => {
  const { handle, send } = await createTestPlatform({ seed: 'empty' });
  handle.control.setFaults([{ path: '/users/me', status: 429, times: 1 }]);
  const limited = await send('/users/me');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await limited.json()).toEqual({ detail: 'Too many requests' });
  expect((await send('/users/me')).status).toBe(401);
});

test('a fault of 500 is plain text, and its own body is sent unchanged', async () => {
  const { handle, send } = await createTestPlatform({ seed: 'empty' });
  handle.control.setFaults([
    { path: '/teams', status: 500 },
    { path: '/apps', status: 200, body: { data: 'nonsense' } },
  ]);
  expect(await (await send('/teams/')).text()).toBe('Internal Server Error');
  expect(await (await send('/apps/')).json()).toEqual({ data: 'nonsense' });
});

test('a dropped response sends the bytes before the break, then fails', async () => {
  const { handle, send } = await createTestPlatform();
  handle.control.setFaults([{ drop_after_bytes: 10 }]);
  const response = await send('/teams/', { as: 'ada@example.com' });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('{"data":[{');
  await expect(reader?.read()).rejects.toThrow('dropped on purpose');
});

test('a delay holds a response until the clock has advanced', async () => {
  const { handle, send, clock } = await createTestPlatform({ seed: 'empty' });
  handle.control.setFaults([{ delay_ms: 5_000 }]);
  let isAnswered = false;
  const sending = send('/users/me').then((response) => {
    isAnswered = true;
    return response;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAnswered).toBe(false);
  clock.advance(5_000);
  expect((await sending).status).toBe(401);
});
