import { buildEndpointPath, loginSchema, type EndpointId } from '@quayside/api-contract';
import * as z from 'zod/mini';

import { endpointIds } from '../http/endpointHandlers.ts';
import { demoPassword } from '../seeds/index.ts';
import { testStart } from '../testing.fixtures.ts';
import { prepareGoodCalls } from './goodCalls.fixtures.ts';
import type { Transport } from './transport.fixtures.ts';

/** Placeholder for the status of a function, which has none. */
export const noResponse = 0;

/** A call and its response, the same for all transports. */
export interface Exchange {
  call: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

const appsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Requests and responses of each scene. */
export type Transcript = Record<string, Exchange[]>;

/** The response headers that a client uses. */
const relevant = ['content-type', 'cache-control', 'retry-after', 'www-authenticate'];

/** Plays every scene to a transport, each with fresh demo data at the same time, and records the responses. */
export async function transcribe(transport: Transport): Promise<Transcript> {
  const transcript: Transcript = {};
  for (const [scene, play] of scenes) {
    const exchanges: Exchange[] = [];
    const now = new Date(testStart).toISOString();
    await transport.fetch(`${transport.origin}/__mock__/reset`, post({ seed: 'default', now }));
    await play(listenTo(transport, exchanges), noteIn(exchanges));
    transcript[scene] = exchanges;
  }
  return transcript;
}

/** Records the result of a function. */
type Note = (call: string, result: unknown) => void;

type Play = (transport: Transport, note: Note) => Promise<unknown>;

/** One valid call of each endpoint, the control surface, and every kind of failing call. */
const scenes: readonly (readonly [name: string, play: Play])[] = [
  ...endpointIds().map((id): [string, Play] => [id, (transport) => playGoodCall(transport, id)]),
  ['control over HTTP', playControl],
  ['control by functions', playControlFunctions],
  ['errors', playErrors],
];

async function playGoodCall(transport: Transport, id: EndpointId): Promise<unknown> {
  const calls = await prepareGoodCalls(transport);
  return calls[id]();
}

async function playControl({ origin, fetch }: Transport): Promise<void> {
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

async function playControlFunctions(
  { origin, fetch, control }: Transport,
  note: Note,
): Promise<void> {
  const call = (path: string, init?: RequestInit) => fetch(`${origin}/api/v1${path}`, init);
  const me = async () => {
    const body = new URLSearchParams({ username: 'ada@example.com', password: demoPassword });
    const response = await call('/login/access-token', { method: 'POST', body });
    const { access_token } = z.parse(loginSchema, await response.json());
    return { headers: { Authorization: `Bearer ${access_token}` } };
  };
  await call('/password-recovery/ada@example.com', { method: 'POST' });
  note('outbox', control.outbox());
  note('outbox to ada', control.outbox('ada@example.com'));
  note('outbox to nobody', control.outbox('nobody@example.com'));
  control.setFaults([{ path: '/users/*', status: 503, times: 1 }]);
  await call('/users/me', await me());
  const signedIn = await me();
  await call('/users/me', signedIn);
  control.expireTokens();
  await call('/users/me', signedIn);
  const late = await me();
  control.advanceClock(8 * 86_400_000);
  await call('/users/me', late);
  const client = await me();
  const apps = z.parse(appsSchema, await (await call('/apps/?slug=tide-tables', client)).json());
  const appId = apps.data[0]?.id ?? '';
  control.emitLogs(appId, 3);
  await call(`/apps/${appId}/logs/stream?tail=5&since=1m&follow=false`, client);
  note('requests', control.requests());
  await control.reset({ seed: 'empty', now: 0 });
  note('requests of a fresh dataset', control.requests());
  await call('/users/me', client);
}

async function playErrors({ origin, fetch }: Transport): Promise<void> {
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

function noteIn(exchanges: Exchange[]): Note {
  return (call, result) =>
    exchanges.push({ call, status: noResponse, headers: {}, body: JSON.stringify(result) });
}

/** A transport whose calls are recorded. */
function listenTo(transport: Transport, exchanges: Exchange[]): Transport {
  const anonymous = (text: string) => text.replaceAll(transport.origin, 'ORIGIN');
  return {
    ...transport,
    async fetch(url, init) {
      const response = await transport.fetch(url, init);
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
      const end = await transport.consent(url, account);
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
