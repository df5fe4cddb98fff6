import { createClient, endpoints } from '@quayside/api-contract';
import { createManualClock } from '@quayside/api-mocks';
import { createMockNode } from '@quayside/api-mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const start = Date.parse('2026-11-21T09:30:00Z');
const mock = await createMockNode({ clock: createManualClock(start) });

beforeAll(() => mock.server.listen());
beforeEach(() => mock.control.reset({ now: start }));
afterAll(() => mock.server.close());

async function signIn(email: string) {
  const token = await mock.tokenFor(email);
  return createClient({ baseUrl: 'https://api.example', getToken: () => token });
}

test('a member sees the apps of the team', async () => {
  const grace = await signIn('grace@example.com');
  const { data } = await grace.call(endpoints.listApps, { query: { slug: 'tide-tables' } });
  expect(data[0]?.latest_deployment?.status).toBe('success');
});

test('a session ends after eight days', async () => {
  const grace = await signIn('grace@example.com');
  mock.control.advanceClock(8 * 24 * 60 * 60 * 1000);
  await expect(grace.call(endpoints.readMe)).rejects.toMatchObject({ status: 401 });
});

test('the app recovers from an outage', async () => {
  const grace = await signIn('grace@example.com');
  mock.control.setFaults([{ path: '/users/me', status: 503, times: 1 }]);
  await expect(grace.call(endpoints.readMe)).rejects.toMatchObject({ status: 503 });
  expect((await grace.call(endpoints.readMe)).full_name).toBe('Grace Hopper');
});

test('a user logs in with a social account', async () => {
  const address = new URL('https://api.example/api/v1/github/authorize');
  address.search = new URLSearchParams({
    redirect_uri: 'http://localhost:4173/callback',
    response_type: 'code',
    // The pair of RFC 7636 appendix B.
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString();
  const step = await mock.navigate(address);
  if (step.kind !== 'consent') throw new Error(`Not asked for consent: ${step.kind}`);
  expect(await step.allow('grace-hopper')).toMatchObject({
    kind: 'leave',
    url: expect.stringContaining('/callback?code='),
  });
});
