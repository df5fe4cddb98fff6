import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));

/** The server's own command, running in a process of its own. */
export interface ServerProcess {
  readonly baseUrl: string;
  /** Ends the process without a warning (SIGKILL), and resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts the server on a data file, and waits until it says where it is. Rejects when it ends instead. */
export async function startServer(dataFile: string): Promise<ServerProcess> {
  const options = ['--port', '0', '--control', '--data', dataFile];
  const child = spawn(process.execPath, ['--conditions=quayside-source', bin, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
