import { setupWorker, type SetupWorker } from 'msw/browser';

import { createMockPlatform, type MockOptions, type MockPlatform } from './mswHandlers.ts';

export { createMockPlatform } from './mswHandlers.ts';
export type { MockOptions, MockPlatform } from './mswHandlers.ts';
export type { ConsentStep, Navigate, Navigation } from './navigate.ts';
export { deleteIndexedDb, openIndexedDb } from './store/indexedDb.ts';
export type { IndexedDbOptions } from './store/indexedDb.ts';
export { StoredDataError } from './store/storedDataError.ts';
export type { StoredDataProblem } from './store/storedDataError.ts';

/** A platform in this page's service worker. */
export interface MockWorker extends MockPlatform {
  readonly worker: SetupWorker;
}

/**
 * Opens a platform behind MSW's service worker. Start it with `worker.start()`. Pass `openIndexedDb` as
 * `persistence` to keep its data after the page is closed.
 */
export async function createMockWorker(options: MockOptions = {}): Promise<MockWorker> {
  const mock = await createMockPlatform(options);
  return { ...mock, worker: setupWorker(...mock.handlers) };
}
