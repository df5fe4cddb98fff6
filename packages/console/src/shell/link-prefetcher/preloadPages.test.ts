import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageIds, pageOf } from '../../runtime/navigation/paths.ts';
import { preloadPages } from './preloadPages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Replaces the `preload` of every page. Returns the ids of the pages that are preloaded. */
function watchPreloads(): string[] {
  const preloaded: string[] = [];
  for (const id of pageIds) {
    vi.spyOn(pageOf(id), 'preload').mockImplementation(() => {
      preloaded.push(id);
      return id === 'home' ? Promise.reject(new Error('No network')) : Promise.resolve();
    });
  }
  return preloaded;
}

test('the code of pages with rail and top bar is preloaded, also after one fails', async () => {
  const preloaded = watchPreloads();
  const stop = preloadPages();
  expect(preloaded).toEqual([]);
  await vi.runAllTimersAsync();
  expect(preloaded).toEqual(expect.arrayContaining(['home', 'apps', 'teamSettings']));
  expect(preloaded).not.toContain('logIn');
  stop();
});

test('nothing is preloaded for users who save data, or after it is stopped', async () => {
  const preloaded = watchPreloads();
  preloadPages()();
  await vi.runAllTimersAsync();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const stop = preloadPages();
  await vi.runAllTimersAsync();
  expect(preloaded).toEqual([]);
  stop();
});
