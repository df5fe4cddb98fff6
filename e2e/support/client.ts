import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fastApiProject } from './archive.ts';

/** Why the client cannot run here, if it cannot (scripts/tasks/e2e-client.ts). */
export const clientMissing = process.env['QUAYSIDE_CLIENT_MISSING'];

interface Finished {
  code: number;
  output: string;
}

/** A command of the client that is running. */
export interface Running {
  /** The first match of a pattern in what it prints, as soon as it is there. */
  printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
  finished: Promise<Finished>;
}

/** The public client with a home and a settings folder of its own, pointed at a platform. */
export interface Client {
  /** The folder in which commands run: a small FastAPI project. */
  project: string;
  start: (...args: string[]) => Running;
  /** Runs to its end and throws with all it printed if it fails. */
  run: (...args: string[]) => Promise<string>;
}

/** Makes a project and a client whose settings point at `url`, as api-contract.md section 15 says. */
export async function createClient(url: string): Promise<Client> {
  const python = process.env['QUAYSIDE_CLIENT_PYTHON'];
  if (python === undefined) throw new Error('Run these tests by `npm run e2e:client`');
  const home = await mkdtemp(join(tmpdir(), 'quayside-client-'));
  const settings = join(home, 'settings');
  const project = join(home, 'tide-clock');
  await Promise.all([mkdir(settings), mkdir(project)]);
  await writeFile(
    join(settings, 'cli.json'),
    JSON.stringify({ base_api_url: `${url}/api/v1`, dashboard_base_url: url }),
  );
  for (const [name, text] of Object.entries(fastApiProject))
    await writeFile(join(project, name), text);

  // The client asks no questions where CI is set, and animates where FORCE_COLOR is, which Playwright sets.
  const { CI: _ci, FORCE_COLOR: _color, ...env } = process.env;
  const start = (...args: string[]): Running => {
    const child: ChildProcess = spawn(python, ['-m', 'fastapi_cloud_cli', ...args], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...env,
        HOME: home,
        FASTAPI_CLOUD_CLI_CONFIG_DIR: settings,
        FASTAPI_CLOUD_DISABLE_VERSION_CHECK: '1',
        NO_PROXY: '127.0.0.1,localhost',
        NO_COLOR: '1',
        COLUMNS: '200',
        PYTHONUNBUFFERED: '1',
        PYTHONIOENCODING: 'utf-8',
      },
    });
    let output = '';
    let heard = () => {};
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      heard();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const finished = new Promise<Finished>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? 1, output }));
    });
    const printed = (pattern: RegExp) =>
      new Promise<RegExpMatchArray>((resolve, reject) => {
        heard = () => {
          const match = output.match(pattern);
          if (match !== null) resolve(match);
        };
        heard();
        void finished.then(() =>
          reject(new Error(`It ended without printing ${String(pattern)}:\n${output}`)),
        );
      });
    return { printed, finished };
  };

  return {
    project,
    start,
    async run(...args) {
      const { code, output } = await start(...args).finished;
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
  };
}
