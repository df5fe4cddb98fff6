import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));

/** The server's command, running in its own process. */
export interface ServerProcess {
  readonly baseUrl: string;
  /** Kills the process without warning (SIGKILL), and resolves when it has exited. */
  kill(): Promise<void>;
}

/**
 * Compiles the server's code into `cache` (Node's compile cache), so that a server that is repeatedly started
 * and killed does not compile it. Only a process that exits normally writes the cache.
 */
export async function compileServer(cache: string): Promise<void> {
  const child = spawnServer(cache, ['--help']);
  child.stdout.resume();
  await once(child, 'exit');
}

function spawnServer(cache: string, options: readonly string[]) {
  return spawn(process.execPath, ['--conditions=quayside-source', bin, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
}

/** Starts the server on a data file, and waits until it prints its URL. Rejects when it exits instead. */
export async function startServer(dataFile: string, cache: string): Promise<ServerProcess> {
  const child = spawnServer(cache, ['--port', '0', '--control', '--data', dataFile]);
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const baseUrl = /(http:\/\/\S+)\/api\/v1/.exec(line)?.[1];
    if (baseUrl === undefined) continue;
    return {
      baseUrl,
      async kill() {
        child.kill('SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('The server ended before it was ready');
}
