import { beforeEach, expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { createTestPlatform, type TestPlatform } from '../testing.fixtures.ts';
import { createLimiter } from './limits.ts';
import { TooManyRequests } from './platformErrors.ts';

let mock: TestPlatform;

beforeEach(async () => {
  mock = await createTestPlatform();
});

function logIn(username: string, password: string) {
  const body = new URLSearchParams({ username, password });
  return mock.send('/login/access-token', { method: 'POST', body });
}

async function failLogin(username: string, times: number) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await logIn(username, 'wrong password')).status);
  }
  return statuses;
}

const recover = (email: string) => mock.send(`/password-recovery/${email}`, { method: 'POST' });

const resend = (email: string) =>
  mock.send('/users/resend-verification', { method: 'POST', body: JSON.stringify({ email }) });

const waitOf = ({ status, headers }: Response) => [status, headers.get('retry-after')];

test('ten wrong passwords block an address for five minutes, even with the right password', async () => {
  expect(await failLogin('ada@example.com', 10)).toEqual(Array.from({ length: 10 }, () => 400));
  mock.clock.advance(60_000);
  const closed = await logIn('ADA@example.com', 'quayside-demo');
  expect(waitOf(closed)).toEqual([429, '240']);
  expect(await closed.json()).toEqual({ detail: 'Too many requests' });
  expect((await logIn('grace@example.com', 'quayside-demo')).status).toBe(200);
  mock.clock.advance(239_999);
  expect(waitOf(await logIn('ada@example.com', 'quayside-demo'))).toEqual([429, '1']);
  mock.clock.advance(1);
  expect((await logIn('ada@example.com', 'quayside-demo')).status).toBe(200);
});

test('the window slides: failures expire one by one', async () => {
  await failLogin('ada@example.com', 5);
  mock.clock.advance(200_000);
  await failLogin('ada@example.com', 5);
  expect(waitOf(await logIn('ada@example.com', 'quayside-demo'))).toEqual([429, '100']);
  mock.clock.advance(100_000);
  expect(await failLogin('ada@example.com', 6)).toEqual([400, 400, 400, 400, 400, 429]);
});

test('an unknown address is blocked in the same way', async () => {
  expect((await failLogin('nobody@example.com', 11)).at(-1)).toBe(429);
});

test('a successful login clears failures and does not count as one', async () => {
  await failLogin('ada@example.com', 9);
  expect((await logIn('ada@example.com', 'quayside-demo')).status).toBe(200);
  expect(await failLogin('ada@example.com', 9)).not.toContain(429);
  for (let time = 0; time < 20; time += 1) {
    expect((await logIn('grace@example.com', 'quayside-demo')).status).toBe(200);
  }
});

test('simultaneous guesses all count, and a right one among them does not log in', async () => {
  const passwords = Array.from({ length: 30 }, (_, n) =>
    n === 29 ? 'quayside-demo' : 'wrong one',
  );
  const responses = await Promise.all(passwords.map((guess) => logIn('ada@example.com', guess)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses).not.toContain(200);
});

test.each([
  ['a recovery link', recover],
  ['a verification link', resend],
])(
  '%s is sent once a minute, and the response does not reveal whether the address is known',
  async (_, send) => {
    for (const email of ['grace@example.com', 'nobody@example.com']) {
      const first = await send(email);
      const text = await first.text();
      expect(first.status).toBe(200);
      expect(waitOf(await send(email.toUpperCase()))).toEqual([429, '60']);
      mock.clock.advance(59_001);
      expect(waitOf(await send(email))).toEqual([429, '1']);
      mock.clock.advance(999);
      expect(await (await send(email)).text()).toBe(text);
    }
  },
);

test('the two kinds of link have separate limits', async () => {
  await recover('grace@example.com');
  expect((await resend('grace@example.com')).status).toBe(200);
});

test('a new dataset has no counted requests', async () => {
  await recover('grace@example.com');
  await mock.handle.control.reset();
  expect((await recover('grace@example.com')).status).toBe(200);
});

test('a blocked key stays blocked however many other keys are counted', () => {
  const limiter = createLimiter(createManualClock(0), { max: 2, window: 60_000 });
  for (let time = 0; time < 2; time += 1) limiter.count('blocked');
  for (let key = 0; key < 1500; key += 1) limiter.count(`${key}`);
  expect(() => limiter.require('blocked')).toThrow(TooManyRequests);
  limiter.forget('blocked');
  expect(limiter.require('blocked')).toBeUndefined();
});
