import { createClient, endpoints } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { createManualClock, createPlatform, createRequestHandler } from '@quayside/api-mocks';
import type { Control } from '@quayside/api-mocks';
import { createStoppedClock } from '@quayside/design-system';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { uploadForm } from '../runtime/uploadArchive.ts';
import type { UploadArchive } from '../runtime/uploadArchive.ts';
import { ConsolePages } from '../mount/ConsolePages.tsx';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { pageOf, pathOf } from '../runtime/navigation/paths.ts';
import type { PageId, PageParamName } from '../runtime/navigation/paths.ts';
import type { BeforeAction } from '../runtime/actions.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import { createMemorySession } from '../runtime/session/createSession.ts';
import type { SessionStore } from '../runtime/session/SessionStore.ts';
import { storyNow } from './samples.ts';

const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';
const asHtml = { 'Content-Type': 'text/html' };

type Fetch = (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

const unreachable: Fetch = () => {
  throw new TypeError('Failed to fetch');
};

/** The ways a call can fail, as responses of the platform. 401 and 403 end the session, which has separate tests. */
const failures = {
  '404': () => Response.json({ detail: 'Not Found' }, { status: 404 }),
  '422': () => Response.json({ detail: [{ msg: 'Input is not valid' }] }, { status: 422 }),
  '429 that asks to wait': () =>
    Response.json({ detail: 'Slow down' }, { status: 429, headers: { 'Retry-After': '20' } }),
  '500': () => new Response('Internal Server Error', { status: 500 }),
  '503 in HTML': () => new Response(html, { status: 503, headers: asHtml }),
  'bad JSON': () => new Response('{"data": ['),
  'HTML with 200': () => new Response(html, { headers: asHtml }),
  'a wrong shape': () => Response.json({ unexpected: true }),
  'nothing with 200': () => new Response(''),
  'a reset connection': unreachable,
  'no response': (signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    }),
  'no network': unreachable,
} satisfies Record<string, Fetch>;

/** The name of a failure. */
export type FailureKind = keyof typeof failures;

const isFailureKind = (name: string): name is FailureKind => Object.hasOwn(failures, name);

/** All failures. */
export const failureKinds: readonly FailureKind[] = Object.keys(failures).filter(isFailureKind);

/** Responses with status 200 that cannot be read. */
export const unreadableKinds: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'bad JSON',
  'HTML with 200',
  'a wrong shape',
  'nothing with 200',
]);

/** Pending requests. The platform signs and hashes in other threads, which fake timers do not cover. */
const pending = new Set<Promise<unknown>>();

/** The demo dataset behind a client, one of whose calls can be made to fail. */
export interface FaultyPlatform {
  /** Client of the console. */
  client: Client;
  /** Client whose calls never fail, for test setup. */
  working: Client;
  control: Control;
  upload: UploadArchive;
  token: string;
  /** Ids of the calls that `client` has made. */
  calls: string[];
  /** URLs of the requests that failed. */
  failedUrls: string[];
  /** Makes one call fail until `heal`. */
  fail: (id: string, kind: FailureKind) => void;
  heal: () => void;
  /** Holds back one call. Returns the function that sends it. */
  hold: (id: string) => () => void;
}

/** Creates the demo dataset at `storyNow` with a signed-in user. */
export async function createFaultyPlatform(email = 'ada@example.com'): Promise<FaultyPlatform> {
  const platform = await createPlatform({ seed: 'default', clock: createManualClock(storyNow) });
  const handle = createRequestHandler(platform);
  const user = platform.dataset.rows.users.where('email', email)[0];
  if (user === undefined) throw new Error(`The demo dataset has no ${email}`);
  const token = await platform.accessTokens.issue(user);
  const reach = { baseUrl: 'https://platform.example', getToken: () => token };
  let broken: { id: string; failure: Fetch } | undefined;
  let held: { id: string; release: Promise<void> } | undefined;
  const working = createClient({ ...reach, fetch: (url, init) => handle(new Request(url, init)) });
  const failedUrls: string[] = [];
  const failing = createClient({
    ...reach,
    fetch: async (url, { signal }) => {
      failedUrls.push(url);
      return (broken?.failure ?? unreachable)(signal);
    },
  });
  const calls: string[] = [];
  return {
    client: {
      url: working.url,
      call(endpoint, ...args) {
        calls.push(endpoint.id);
        if (endpoint.id === broken?.id) return failing.call(endpoint, ...args);
        if (endpoint.id === held?.id)
          return held.release.then(() => working.call(endpoint, ...args));
        const response = working.call(endpoint, ...args);
        const settled = response.catch(() => {});
        pending.add(settled);
        void settled.then(() => pending.delete(settled));
        return response;
      },
    },
    working,
    control: handle.control,
    async upload(ticket, archive) {
      const body = uploadForm(ticket, archive);
      await handle(new Request(ticket.url, { method: 'POST', body }));
    },
    token,
    calls,
    failedUrls,
    fail(id, kind) {
      broken = { id, failure: failures[kind] };
      setOnline(kind !== 'no network');
    },
    heal() {
      broken = undefined;
      setOnline(true);
    },
    hold(id) {
      let release = () => {};
      held = {
        id,
        release: new Promise((resolve) => {
          release = resolve;
        }),
      };
      return release;
    },
  };
}

/** Lets the browser report that it has a network, or none. */
function setOnline(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Values for the parameters of every path, and for the query of the pages that need one. */
export interface Places {
  params: Record<PageParamName, string>;
  search: Partial<Record<PageId, Record<string, string>>>;
}

/** Finds the path parameters of all pages in the demo dataset. */
export async function findPlaces({ working, control }: FaultyPlatform): Promise<Places> {
  const teamSlug = 'tidewater-labs';
  const appSlug = 'harbour-api';
  const [teams, apps, device] = await Promise.all([
    working.call(endpoints.listTeams, { query: { slug: teamSlug } }),
    working.call(endpoints.listApps, { query: { slug: appSlug } }),
    working.call(endpoints.requestDeviceCode, { body: { client_id: 'fastapi-cli' } }),
  ]);
  const [{ data: deployments }, { data: providers }] = await Promise.all([
    working.call(endpoints.listDeployments, { path: { app_id: apps.data[0]?.id ?? '' } }),
    working.call(endpoints.listTeamIntegrations, { path: { team_id: teams.data[0]?.id ?? '' } }),
  ]);
  const integration = providers.find((each) => each.connected_integration)?.connected_integration;
  const mail = control.outbox().find(({ kind }) => kind === 'invitation');
  return {
    params: {
      teamSlug,
      appSlug,
      deploymentId: deployments[0]?.id ?? '',
      integrationId: integration?.id ?? '',
      integration: 'neon',
    },
    search: {
      device: { code: device.user_code },
      invitation: { token: mail?.token ?? '' },
      verifyEmail: { token: 'token' },
      verifyUpdateEmail: { token: 'token' },
    },
  };
}

interface OpenOptions extends Places {
  /** @default as the page's guard requires */
  session?: SessionStore;
  /** Decides about destructive actions. @default each is allowed */
  onBeforeAction?: BeforeAction;
  /** With rail and top bar. @default false */
  isWhole?: boolean;
}

/** Renders a page over a platform. */
export async function openPage(
  { client, upload, token }: FaultyPlatform,
  id: PageId,
  { params, search, session, onBeforeAction, isWhole = false }: OpenOptions,
) {
  const isSignedIn = pageOf(id).guard !== 'signed-out';
  const navigation = createMemoryNavigation(pathOf({ id, params, search: search[id] ?? {} }));
  const { unmount } = await render(
    <ConsoleProvider
      client={client}
      session={session ?? createMemorySession(isSignedIn ? { token } : {})}
      navigation={navigation}
      clock={createStoppedClock(storyNow)}
      features={{ integrations: true, teamCreation: true }}
      upload={upload}
      {...(onBeforeAction && { onBeforeAction })}
    >
      <ConsolePages layout={isWhole ? 'full' : 'page'} hasDocumentTitle={isWhole} />
    </ConsoleProvider>,
  );
  return { navigation, unmount };
}

/** Waits until React and the platform are idle, then advances the fake time by some milliseconds. */
export async function pass(milliseconds: number) {
  await rest(12);
  const step = milliseconds > 10_000 ? 2500 : 500;
  for (let left = milliseconds; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
    await rest(4);
  }
}

/** Runs a number of tasks, and waits for responses. Fake timers do not replace message channels. */
async function rest(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
    await Promise.all(pending);
  }
}

/** Fakes timers and the date, except those that React and promises need. */
export function fakeTimers({ shouldAdvanceTime = false } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: storyNow,
    shouldAdvanceTime,
  });
}

/** Returns the whole text of the page, with single spaces. */
export const shown = () => document.body.innerText.replaceAll(/\s+/g, ' ').trim();
