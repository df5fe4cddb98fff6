import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm start` as used by tests: the real task, on its own port and data file. */
export interface RunningServer {
  url: string;
  /** Calls the control surface of the mock platform: `control('clock', { advance_ms: 1000 })`. */
  control: (call: string, body?: object) => Promise<unknown>;
  /** Kills the process without warning, like a power cut. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data after `kill`. */
  start: () => Promise<void>;
  /** Ends it and removes its data. */
  dispose: () => Promise<void>;
}

/**
 * Returns an unused port for a program that listens on it later. The system gives out ports from 32,768 for other
 * connections, also while a server restarts, so it is a lower one.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => resolve(true));
  });
  await new Promise((done) => probe.close(done));
  return isFree ? port : freePort();
}

/** Starts a server with fresh data and waits until it is ready. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'quayside-e2e-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(
      process.execPath,
      [
        '--conditions=quayside-source',
        '--disable-warning=ExperimentalWarning',
        'scripts/tasks/start.ts',
      ],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          PORT: String(port),
          QUAYSIDE_DATA: join(folder, 'dataset.sqlite'),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    child = started;
    await new Promise<void>((ready, failed) => {
      let printed = '';
      started.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes(`Quayside is ready: ${url}`)) ready();
      });
      started.once('exit', (code) =>
        failed(new Error(`The server ended with ${String(code)}:\n${printed}`)),
      );
    });
  };

  const stop = async (signal: NodeJS.Signals) => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    start,
    kill: () => stop('SIGKILL'),
    async control(call, body) {
      const response = await fetch(`${url}/__mock__/${call}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`${call} responded with ${response.status}: ${await response.text()}`);
      return response.status === 204 ? undefined : response.json();
    },
    async dispose() {
      await stop('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
