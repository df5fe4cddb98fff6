import { createClient, type Client } from '@quayside/api-contract';

import { createManualClock, type AdjustableClock } from './clock.ts';
import { createRequestHandler, type RequestHandler } from './http/requestHandler.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts';

/** Initial time of every test platform. */
export const testStart = Date.parse('2026-11-21T09:30:00Z');

/** A platform with a stopped clock, and functions to call it without a network. */
export interface TestPlatform {
  platform: Platform;
  clock: AdjustableClock;
  handle: RequestHandler;
  /** A typed client, signed in when an address is given. */
  client: (email?: string) => Promise<Client>;
  /** A raw call to a path under `/api/v1`. */
  send: (path: string, init?: RequestInit & { as?: string }) => Promise<Response>;
}

/** Creates a test platform, with the demo data by default. */
export async function createTestPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const clock = createManualClock(testStart);
  const platform = await createPlatform({ clock, ...options });
  const handle = createRequestHandler(platform, { control: true });

  const tokenFor = async (email: string) => {
    const user = platform.dataset.rows.users.where('email', email)[0];
    if (user === undefined) throw new Error(`Nobody has the address ${email}`);
    return platform.accessTokens.issue(user);
  };

  return {
    platform,
    clock,
    handle,
    async client(email) {
      const token = email === undefined ? null : await tokenFor(email);
      return createClient({
        baseUrl: 'http://mock.example',
        fetch: (url, init) => handle(new Request(url, init)),
        getToken: () => token,
        now: () => platform.dataset.clock.now(),
      });
    },
    async send(path, { as, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (as !== undefined) headers.set('authorization', `Bearer ${await tokenFor(as)}`);
      return handle(new Request(`http://mock.example/api/v1${path}`, { ...init, headers }));
    },
  };
}

/** Status and body of a response. */
export async function statusAndBody(response: Response): Promise<readonly [number, unknown]> {
  const body: unknown = await response.json();
  return [response.status, body];
}

/** Collects everything an async iterable yields. */
export async function collect<T>(sequence: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of sequence) items.push(item);
  return items;
}
