// The platform in a process of its own. It tells the memory it holds, after collecting garbage, to who asks.
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
