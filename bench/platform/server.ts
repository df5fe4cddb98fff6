// The platform in its own process. On request it reports its memory after garbage collection.
import { createMockServer } from '@quayside/api-mocks/server';

import type { Memory, Ready } from './process.ts';

const [dataFile] = process.argv.slice(2);
const server = await createMockServer({ seed: 'large', dataFile, control: true });
process.send?.({ url: server.url } satisfies Ready);

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed } satisfies Memory);
});
