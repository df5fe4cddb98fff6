import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

const readySchema = z.object({ url: z.string() });
/** Message of a server that is ready. */
export type Ready = z.output<typeof readySchema>;

const memorySchema = z.object({ rss: z.number(), heap: z.number() });
/** Memory of a server in bytes; the heap after garbage collection. */
export type Memory = z.output<typeof memorySchema>;

/** A mock platform with the seed `large`, in its own process. */
export interface PlatformProcess {
  readonly url: string;
  /** Milliseconds from starting the process until the first response. */
  readonly startedIn: number;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Starts a platform, in memory or on a data file. */
export async function startPlatform(dataFile?: string): Promise<PlatformProcess> {
  const startedAt = performance.now();
  const child = fork(
    fileURLToPath(new URL('server.ts', import.meta.url)),
    dataFile === undefined ? [] : [dataFile],
    { execArgv: ['--conditions=quayside-source', '--expose-gc'] },
  );
  const next = async () => {
    const [message]: unknown[] = await once(child, 'message');
    return message;
  };
  const { url } = readySchema.parse(await next());
  return {
    url,
    startedIn: performance.now() - startedAt,
    async memory() {
      child.send('memory');
      return memorySchema.parse(await next());
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
