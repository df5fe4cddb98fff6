import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';

import type { RunningServer } from './server.ts';

const counted = z.object({
  data: z.array(z.object({ method: z.string(), path: z.string(), count: z.number() })),
});

/** Number of requests for matching paths. @param path all by default */
export async function countRequests(server: RunningServer, path = /./): Promise<number> {
  const { data } = counted.parse(await server.control('requests'));
  return data.filter((asked) => path.test(asked.path)).reduce((sum, { count }) => sum + count, 0);
}

/** Stops the clock of a context's pages, a second from now: a longer jump would time out pending calls. */
export async function stopTime(page: Page): Promise<void> {
  const context = page.context();
  const times = await Promise.all(context.pages().map((each) => each.evaluate(() => Date.now())));
  await context.clock.pauseAt(Math.max(...times) + 1000);
}

/**
 * Advances the clock of a context's pages in steps of a second. After each step all requests for matching paths have
 * completed, so that polls, which are timed from a response, are late by milliseconds only.
 */
export function passingTime(page: Page, path: RegExp): (ms: number) => Promise<void> {
  const context = page.context();
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  /** Waits until all requests so far have a response. */
  const exchange = () =>
    page.evaluate(async () => {
      await fetch('/config.json', { cache: 'no-store' });
    });
  return async (ms) => {
    for (let passed = 0; passed < ms; passed += 1000) {
      await context.clock.runFor(Math.min(1000, ms - passed));
      await exchange();
      await expect.poll(() => open.size, { intervals: [5, 20, 100] }).toBe(0);
      await exchange();
      // Runs tasks queued for the end of the turn, such as query notifications.
      await context.clock.runFor(1);
    }
  };
}

/**
 * Counts the requests during a time that starts with a poll, on a stopped clock.
 * @param everyMs Polling interval. Each poll is late by milliseconds, so the last one gets half an interval.
 * @param ms Length of the time. Shorter where what is polled must not end in it: the platform's clock runs. @default a minute
 */
export async function requestsDuring(
  server: RunningServer,
  {
    pass,
    path,
    everyMs,
    ms = 60_000,
  }: { pass: (ms: number) => Promise<void>; path?: RegExp; everyMs: number; ms?: number },
): Promise<number> {
  const first = await countRequests(server, path);
  for (let waited = 0; waited <= everyMs; waited += 1000) {
    if ((await countRequests(server, path)) > first) break;
    await pass(1000);
  }
  const before = await countRequests(server, path);
  await pass(ms + everyMs / 2);
  return (await countRequests(server, path)) - before;
}

/** Makes the page believe that its tab is hidden, or visible again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
