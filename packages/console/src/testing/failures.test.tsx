import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageIds, pageOf } from '../runtime/navigation/paths.ts';
import type { PageId } from '../runtime/navigation/paths.ts';
import {
  createFaultyPlatform,
  failureKinds,
  fakeTimers,
  findPlaces,
  openPage,
  pass,
  shown,
} from './faultyPlatform.tsx';
import type { FailureKind } from './faultyPlatform.tsx';

const platform = await createFaultyPlatform();
const places = await findPlaces(platform);
const { calls, failedUrls } = platform;

beforeEach(() => fakeTimers());

afterEach(() => {
  platform.heal();
  vi.useRealTimers();
});

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** Queries of the chunks that load last. */
const lateReads: Partial<Record<PageId, string>> = {
  deployment: 'readBuildLogs',
  logs: 'readAppLogs',
};

/** Waits until the chunks of a page, which load over a real network, are ready and no request is pending. */
async function settle(id: PageId) {
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

async function open(id: PageId) {
  calls.length = 0;
  failedUrls.length = 0;
  return await openPage(platform, id, places);
}

/** Calls that a page makes once when it opens, and again only on request of the user. */
const isOnce = (read: string) => ['verifyEmail', 'verifyUpdateEmail'].includes(read);

/** Failures that a page handles in its own way. */
const responses: Readonly<Record<string, RegExp>> = {
  'verifyInvitation 422': /not found/i,
  'readDeviceAuthorization 404': /Code not found/,
};

const again = /^(?:Retry|Try Again|Retry Now|Reload)/;

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

/** Logs are followed by the viewer, which retries on its own and stops on an error of the platform. */
const isLog = (read: string) => ['readAppLogs', 'readBuildLogs'].includes(read);
const isRejection = (kind: string) => kind === '404' || kind === '422';

/** Faults in how a page handles a failed query. */
async function problemsWith(
  id: PageId,
  read: string,
  kind: FailureKind,
  { heading, isWaiting }: { heading: string | undefined; isWaiting: boolean },
): Promise<string[]> {
  const problems: string[] = [];
  platform.fail(read, kind);
  const screen = await open(id);
  // A call without a response fails with its time-out of 30 s.
  await pass(kind === 'no response' ? 32_000 : 2000);
  if (responses[`${read} ${kind}`]?.test(shown()) !== true) {
    if (!isSaid())
      problems.push(
        `nothing is said in time: ${shown()
          .slice(read === 'readBuildLogs' ? -400 : 0)
          .slice(0, 400)}`,
      );
    await pass(10_000);
    if (!isSaid()) problems.push('nothing is said after 12 s');
    // A page may read several objects of a kind, such as the logs of builds to compare with.
    const perUrl = [...Map.groupBy(failedUrls, (url) => url).values()];
    const count = Math.max(0, ...perUrl.map(({ length }) => length));
    if (count > 12) problems.push(`${count} requests of one URL`);

    platform.heal();
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

const pages = pageIds.filter((id) => pageOf(id).redirectTo === undefined);

/** One failure for each way in which a query recovers: not automatically, after some retries, and once online. */
const gateKinds: readonly FailureKind[] = ['422', '500', 'no network'];

/** In the gate each query of a page fails in one of these ways, by turns: the handling is shared. */
const gateKindsOf = (index: number) => gateKinds.filter((_, turn) => turn === index % 3);
const otherKindsOf = (index: number) =>
  failureKinds.filter((kind) => !gateKindsOf(index).includes(kind));

/** Returns the faults in how a page handles failed queries. */
async function problemsOf(
  id: PageId,
  kindsOf: (index: number) => readonly FailureKind[],
): Promise<string[]> {
  const healthy = await open(id);
  await settle(id);
  const problems = isSaid() ? [`${id} · says something without a failure`] : [];
  const heading = headingText();
  const reads = [...new Set(calls)];
  await healthy.unmount();

  for (const [index, read] of reads.entries()) {
    for (const [turn, kind] of kindsOf(index + pages.indexOf(id)).entries()) {
      // Every second one recovers automatically, with the next refresh.
      const isWaiting = (index + turn) % 2 === 0;
      const found = await problemsWith(id, read, kind, {
        heading,
        isWaiting: isWaiting && !isOnce(read) && !(isLog(read) && isRejection(kind)),
      });
      problems.push(...found);
    }
  }
  return problems;
}

test.for(pages)(
  '%s says that any of its reads failed, and recovers',
  { timeout: 60_000 },
  async (id) => expect(await problemsOf(id, gateKindsOf)).toEqual([]),
);

test.for(pages)(
  '%s says that any of its reads failed in any other way, and recovers',
  { timeout: 150_000, tags: ['full'] },
  async (id) => expect(await problemsOf(id, otherKindsOf)).toEqual([]),
);
