import { buildEndpointPath, type EndpointId } from '@quayside/api-contract';

import { endpointIds } from '../http/router.ts';
import { testStart } from '../testing.fixtures.ts';
import { prepareGoodCalls } from './goodCalls.fixtures.ts';
import type { Home } from './home.fixtures.ts';

/** A call and what it was answered, the same for all homes. */
export interface Exchange {
  call: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What was said in each scene. */
export type Transcript = Record<string, Exchange[]>;

/** The headers a client of the API acts on. */
const relevant = ['content-type', 'cache-control', 'retry-after', 'www-authenticate'];

/** Plays every scene to a home, each in a fresh demo world at the same moment, and notes what was said. */
export async function transcribe(home: Home): Promise<Transcript> {
  const transcript: Transcript = {};
  for (const [scene, play] of scenes) {
    const exchanges: Exchange[] = [];
    const now = new Date(testStart).toISOString();
    await home.fetch(`${home.origin}/__mock__/reset`, post({ seed: 'default', now }));
    await play(listenTo(home, exchanges));
    transcript[scene] = exchanges;
  }
  return transcript;
}

/** One good call of each endpoint, and calls that go wrong in every way there is. */
const scenes: readonly (readonly [name: string, play: (home: Home) => Promise<unknown>])[] = [
  ...endpointIds().map((id) => [id, (home: Home) => playGoodCall(home, id)] as const),
  ['control', playControl],
  ['refusals', playRefusals],
];

async function playGoodCall(home: Home, id: EndpointId): Promise<unknown> {
  const calls = await prepareGoodCalls(home);
  return calls[id]();
}

async function playControl({ origin, fetch }: Home): Promise<void> {
  const control = (call: string, body?: unknown) =>
    fetch(`${origin}/__mock__/${call}`, body === undefined ? undefined : post(body));
  const app_id = '00000000-0000-4000-8000-000000000000';
  const recovery = buildEndpointPath('/password-recovery/{email}', { email: 'ada@example.com' });
  await fetch(`${origin}/api/v1${recovery}`, { method: 'POST' });
  await control('outbox?to=ada@example.com');
  await control('logs', { app_id, lines: 5 });
  await control('faults', { rules: [{ path: '/users/*', status: 503, times: 1 }] });
  await fetch(`${origin}/api/v1/users/me`);
  await fetch(`${origin}/api/v1/users/me`);
  await control('faults', { rules: [{ times: 0 }] });
  await control('clock', { advance_ms: 60_000 });
  await fetch(`${origin}/api/v1${recovery}`, { method: 'POST' });
  await control('outbox?to=ada@example.com');
  await control('expire-tokens', {});
  await control('requests');
  await control('reset', { seed: 'empty' });
  await control('requests');
  await control('nothing');
}

async function playRefusals({ origin, fetch }: Home): Promise<void> {
  const call = (path: string, init?: RequestInit) => fetch(`${origin}/api/v1${path}`, init);
  const login = (password: string) =>
    call('/login/access-token', {
      method: 'POST',
      body: new URLSearchParams({ username: 'ada@example.com', password }),
    });
  await call('/nowhere');
  await call('/users/me');
  await call('/users/me', { headers: { Authorization: 'Bearer a.b.c' } });
  await call('/users/me', { method: 'PUT' });
  await call('/users/signup', post({ email: 'nobody', password: 'short' }));
  await call('/users/signup', { method: 'POST', body: '{' });
  await call('/users/verify-email', post({ token: 'unknown' }));
  await call('/token', { method: 'POST', body: new URLSearchParams({ code: 'unknown' }) });
  await call('/google/authorize');
  await call('/github/authorize');
  await call('/integrations/neon/authorize');
  await call('/integrations/neon/callback?state=unknown');
  await fetch(`${origin}/__provider__/github?request=unknown`);
  await fetch(`${origin}/uploads/0123abcd`, { method: 'POST', body: new FormData() });
  for (let time = 0; time < 11; time += 1) await login('wrong password');
}

/** A home in whose name everything is noted. */
function listenTo(home: Home, exchanges: Exchange[]): Home {
  const anonymous = (text: string) => text.replaceAll(home.origin, 'ORIGIN');
  return {
    origin: home.origin,
    async fetch(url, init) {
      const response = await home.fetch(url, init);
      const body = await response.text();
      const { status } = response;
      exchanges.push({
        call: anonymous(`${init?.method ?? 'GET'} ${url}`),
        status,
        headers: Object.fromEntries(
          relevant.flatMap((name) => {
            const value = response.headers.get(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
        body: anonymous(body),
      });
      return new Response(status === 204 ? null : body, response);
    },
    async consent(url, account) {
      const end = await home.consent(url, account);
      exchanges.push({
        call: anonymous(`GO ${url}`),
        status: 303,
        headers: {},
        body: anonymous(end.href),
      });
      return end;
    },
  };
}

function post(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) };
}
