import { createClient, endpoints } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { createManualClock, createPlatform, createRequestHandler } from '@quayside/api-mocks';
import { createStoppedClock } from '@quayside/design-system';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { CurrentPage } from '../mount/CurrentPage.tsx';
import { createMemoryNavigation } from '../navigation/memory.ts';
import { pathOf } from '../navigation/paths.ts';
import { routeIds, routes } from '../navigation/routes.ts';
import type { RouteId, RouteParamName } from '../navigation/routes.ts';
import { ConsoleProvider } from '../provider/ConsoleProvider.tsx';
import { createMemorySession } from '../session/createSession.ts';
import { storyNow } from './samples.ts';

const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
const asHtml = { 'Content-Type': 'text/html' };

type Fetch = (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

const unreachable: Fetch = () => {
  throw new TypeError('Failed to fetch');
};

/** The ways a call can fail, each in the place of the platform. 401 and 403 end the session: see its own tests. */
const failures: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['404', () => Response.json({ detail: 'Not Found' }, { status: 404 })],
  ['422', () => Response.json({ detail: [{ msg: 'Input is not valid' }] }, { status: 422 })],
  [
    '429 that asks to wait',
    () => Response.json({ detail: 'Slow down' }, { status: 429, headers: { 'Retry-After': '20' } }),
  ],
  ['500', () => new Response('Internal Server Error', { status: 500 })],
  ['503 in HTML', () => new Response(html, { status: 503, headers: asHtml })],
  ['bad JSON', () => new Response('{"data": [')],
  ['HTML with 200', () => new Response(html, { headers: asHtml })],
  ['a wrong shape', () => Response.json({ unexpected: true })],
  ['nothing with 200', () => new Response('')],
  ['a reset connection', unreachable],
  [
    'no response',
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  ],
  ['no network', unreachable],
]);

let broken: { id: string; failure: Fetch } | undefined;
/** What was asked for since it was last emptied. */
let calls: string[] = [];

const platform = await createPlatform({ seed: 'default', clock: createManualClock(storyNow) });
const handle = createRequestHandler(platform);
const ada = platform.world.rows.users.where('email', 'ada@example.com')[0];
if (ada === undefined) throw new Error('The demo dataset has no Ada');
const token = await platform.accessTokens.issue(ada);
const reach = { baseUrl: 'https://platform.example', getToken: () => token };
const working = createClient({ ...reach, fetch: (url, init) => handle(new Request(url, init)) });
const failing = createClient({
  ...reach,
  fetch: async (_, { signal }) => (broken?.failure ?? unreachable)(signal),
});
const client: Client = {
  url: working.url,
  call(endpoint, ...args) {
    calls.push(endpoint.id);
    return (endpoint.id === broken?.id ? failing : working).call(endpoint, ...args);
  },
};

const {
  data: [team],
} = await working.call(endpoints.listTeams, { query: { slug: 'tidewater-labs' } });
const {
  data: [app],
} = await working.call(endpoints.listApps, { query: { slug: 'harbour-api' } });
const appPath = { app_id: app?.id ?? '' };
const {
  data: [deployment],
} = await working.call(endpoints.listDeployments, { path: appPath });
const { data: providers } = await working.call(endpoints.listTeamIntegrations, {
  path: { team_id: team?.id ?? '' },
});

const device = await working.call(endpoints.requestDeviceCode, {
  body: { client_id: 'fastapi-cli' },
});

/** What stands for the parameters of a path. */
const params: Record<RouteParamName, string> = {
  teamSlug: 'tidewater-labs',
  appSlug: 'harbour-api',
  deploymentId: deployment?.id ?? '',
  integrationId:
    providers.find((each) => each.connected_integration)?.connected_integration?.id ?? '',
  integration: 'neon',
};

const search: Partial<Record<RouteId, Record<string, string>>> = {
  device: { code: device.user_code },
  invitation: {
    token: handle.control.outbox().find(({ kind }) => kind === 'invitation')?.token ?? '',
  },
  verifyEmail: { token: 'token' },
  verifyUpdateEmail: { token: 'token' },
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: storyNow,
  });
});

afterEach(() => {
  broken = undefined;
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Lets React and the platform come to rest, then whatever is due within so many milliseconds. */
async function pass(milliseconds: number) {
  await rest(12);
  const step = milliseconds > 10_000 ? 2500 : 500;
  for (let left = milliseconds; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
    await rest(4);
  }
}

/** Lets so many tasks run. Fake timers leave message channels alone. */
async function rest(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  }
}

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** Reads of chunks that are loaded last. */
const lateReads: Partial<Record<RouteId, string>> = {
  deployment: 'readBuildLogs',
  logs: 'readAppLogs',
};

/** Waits until the chunks of a page, which come over a real network, are there and it asks for nothing more. */
async function settle(id: RouteId) {
  for (let quiet = 0; quiet < 8; quiet += 1) {
    const before = `${shown()} ${calls.length}`;
    await pass(100);
    await new Promise<void>((resolve) => {
      realTimeout(resolve, 25);
    });
    const late = lateReads[id];
    const isComplete = headingText() !== undefined && (late === undefined || calls.includes(late));
    if (!isComplete || before !== `${shown()} ${calls.length}`) quiet = 0;
  }
}

async function open(id: RouteId) {
  const isSignedIn = routes[id].guard !== 'signed-out';
  calls = [];
  return await render(
    <ConsoleProvider
      client={client}
      session={createMemorySession(isSignedIn ? { token } : {})}
      navigation={createMemoryNavigation(pathOf({ id, params, search: search[id] ?? {} }))}
      clock={createStoppedClock(storyNow)}
      features={{ integrations: true, teamCreation: true }}
    >
      <CurrentPage isWhole={false} />
    </ConsoleProvider>,
  );
}

/** What is done once on arrival is repeated only when the user asks for it. */
const isOnce = (read: string) => ['verifyEmail', 'verifyUpdateEmail'].includes(read);

/** Failures to which a page has an answer of its own. */
const answers: Readonly<Record<string, RegExp>> = {
  'verifyInvitation 422': /not known/i,
  'readDeviceAuthorization 404': /This code is not known/,
};

const again = /^(?:Retry|Try Again|Try Now|Reload)/;

const shown = () => document.body.innerText.replaceAll(/\s+/g, ' ').trim();
const headingText = () => document.querySelector('h1')?.innerText;
const retryButtons = () =>
  [...document.querySelectorAll('button')].filter(({ innerText, ariaLabel }) =>
    again.test(ariaLabel ?? innerText),
  );
const alertText = () =>
  [...document.querySelectorAll('[role=alert], [aria-live=assertive]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
const isSaid = () =>
  retryButtons().length > 0 ||
  alertText() !== '' ||
  /\b(?:Rec|C)onnecting\b/.test(shown().replace(headingText() ?? '', ''));

/** Logs are followed by the viewer, which waits by itself and gives up where the platform refuses. */
const isLog = (read: string) => ['readAppLogs', 'readBuildLogs'].includes(read);
const isRefusal = (kind: string) => kind === '404' || kind === '422';

/** What is wrong with how a page takes the failure of one of its reads. */
async function problemsWith(
  id: RouteId,
  read: string,
  kind: string,
  { heading, isWaiting }: { heading: string | undefined; isWaiting: boolean },
): Promise<string[]> {
  const problems: string[] = [];
  const isOffline = kind === 'no network';
  broken = { id: read, failure: failures.get(kind) ?? unreachable };
  onlineManager.setOnline(!isOffline);
  const screen = await open(id);
  // A call without a response fails with its time-out of 30 s.
  await pass(kind === 'no response' ? 32_000 : 2000);
  if (answers[`${read} ${kind}`]?.test(shown()) !== true) {
    if (!isSaid())
      problems.push(
        `nothing is said in time: ${shown()
          .slice(read === 'readBuildLogs' ? -400 : 0)
          .slice(0, 400)}`,
      );
    await pass(10_000);
    if (!isSaid()) problems.push('nothing is said after 12 s');
    const count = calls.filter((call) => call === read).length;
    if (count > 12) problems.push(`${count} requests`);

    broken = undefined;
    onlineManager.setOnline(true);
    if (isWaiting) {
      window.dispatchEvent(new Event('visibilitychange'));
      await pass(kind === 'no response' || isLog(read) ? 45_000 : 22_000);
    } else {
      for (const button of retryButtons()) button.click();
      await pass(isLog(read) ? 40_000 : 2000);
    }
    if (isSaid() || headingText() !== heading) {
      problems.push(`no recovery by ${isWaiting ? 'waiting' : 'Retry'}: ${shown().slice(0, 160)}`);
    }
  }
  await screen.unmount();
  return problems.map((problem) => `${id} · ${read} · ${kind} · ${problem}`);
}

const pages = routeIds.filter((id) => !('redirectTo' in routes[id]));

test.for(pages)(
  '%s says that any of its reads failed in any way, and recovers',
  { timeout: 120_000 },
  async (id) => {
    const healthy = await open(id);
    await settle(id);
    expect(isSaid()).toBe(false);
    const heading = headingText();
    const reads = [...new Set(calls)];
    await healthy.unmount();

    const problems: string[] = [];
    let isWaiting = false;
    for (const read of reads) {
      for (const kind of failures.keys()) {
        // Every second one heals by itself, with the next refresh that is due.
        isWaiting = !isWaiting;
        const found = await problemsWith(id, read, kind, {
          heading,
          isWaiting: isWaiting && !isOnce(read) && !(isLog(read) && isRefusal(kind)),
        });
        problems.push(...found);
      }
      isWaiting = !isWaiting;
    }
    expect(problems).toEqual([]);
  },
);
