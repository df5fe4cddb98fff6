import { setupServer, type SetupServer } from 'msw/node';

import { decompressZstd } from './archive/zstd.ts';
import { createMockPlatform, type MockOptions, type MockPlatform } from './mswHandlers.ts';
import { memoryUploads } from './uploads/uploads.ts';

export type { MockOptions, MockPlatform } from './mswHandlers.ts';
export type { ConsentStep, Navigate, Navigation } from './navigate.ts';

/** A platform in this process: `fetch` to any `/api/v1` reaches it. */
export interface MockNode extends MockPlatform {
  readonly server: SetupServer;
}

/** Opens a platform behind MSW's interception, for Vitest. Start it with `server.listen()`. */
export async function createMockNode(options: MockOptions = {}): Promise<MockNode> {
  const mock = await createMockPlatform({
    uploads: { ...memoryUploads, decompressZstd },
    ...options,
  });
  return { ...mock, server: setupServer(...mock.handlers) };
}
