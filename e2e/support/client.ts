import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fastApiProject } from './archive.ts';
import { findClient } from './clientReleases.ts';
import type { ClientRelease } from './clientReleases.ts';

/** Exit status and output of a command. */
export interface Finished {
  code: number;
  output: string;
  /** Its stdout: stderr also contains output of the client's Sentry SDK. */
  stdout: string;
}

/** A running command of the client. */
export interface Running {
  /** The first match of a pattern in the output, as soon as it appears. */
  printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** Sends keys to the terminal. */
  type: (keys: string) => void;
  /** Sends keys until they are echoed: keys are lost while it renders a prompt. */
  press: (keys: string, shows: RegExp) => Promise<void>;
  /** Ctrl+C. */
  interrupt: () => void;
  finished: Promise<Finished>;
}

/** Options of a command. */
export interface RunOptions {
  env?: Record<string, string>;
  /** Standard input. @default nothing */
  stdin?: string;
  /** Runs it in a terminal, in which it prompts. */
  terminal?: boolean;
}

/** The public client with its own home and settings folders, pointed at a platform. */
export interface Client {
  /** Working directory of commands: a small FastAPI project. */
  project: string;
  /** File that stores the login. */
  loginFile: string;
  /** Logs in as the client does at the end of `login`: by storing a token. */
  logIn: (token: string) => Promise<void>;
  /** Writes files into the project. */
  write: (files: Record<string, string>) => Promise<void>;
  start: (args: readonly string[], options?: RunOptions) => Running;
  /** Runs a command to its end. */
  finish: (args: readonly string[], options?: RunOptions) => Promise<Finished>;
  /** Runs to its end. Throws with the whole output if it fails. */
  run: (...args: string[]) => Promise<string>;
  /** Like `run`, with `--json`: the parsed output. */
  json: (...args: string[]) => Promise<unknown>;
  /** Runs a command that must fail, with `--json`: its code and its parsed error. */
  failure: (...args: string[]) => Promise<unknown>;
  /** Ends running commands, and removes the home folder and the project. */
  dispose: () => Promise<void>;
}

/** Delay between two key presses, in milliseconds. */
const keyEvery = 500;

/** Runs its arguments in a terminal. */
const inTerminal =
  'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';

/** Creates a project and a client whose settings point at `url`, as api-contract.md section 15 specifies. */
export async function createClient(url: string, release: ClientRelease): Promise<Client> {
  const installation = findClient(release);
  if ('missing' in installation) throw new Error(installation.missing);
  const { python } = installation;
  const home = await mkdtemp(join(tmpdir(), 'quayside-client-'));
  const settings = join(home, 'settings');
  const project = join(home, 'tide-clock');
  const loginFile = join(settings, 'auth.json');
  await Promise.all([mkdir(settings), mkdir(project)]);
  await writeFile(
    join(settings, 'cli.json'),
    JSON.stringify({ base_api_url: `${url}/api/v1`, dashboard_base_url: url }),
  );

  const write = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
  };
  await write(fastApiProject);

  // The client does not prompt where CI is set, and animates where FORCE_COLOR is, which Playwright sets.
  const { CI: _ci, FORCE_COLOR: _color, ...inherited } = process.env;
  const running = new Set<ChildProcess>();
  const start: Client['start'] = (args, { env = {}, stdin, terminal = false } = {}) => {
    const command = ['-m', 'fastapi_cloud_cli', ...args];
    const child: ChildProcess = spawn(
      python,
      terminal ? ['-c', inTerminal, python, ...command] : command,
      {
        cwd: project,
        stdio: [stdin === undefined && !terminal ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        env: {
          ...inherited,
          HOME: home,
          FASTAPI_CLOUD_CLI_CONFIG_DIR: settings,
          FASTAPI_CLOUD_DISABLE_VERSION_CHECK: '1',
          NO_PROXY: '127.0.0.1,localhost',
          NO_COLOR: '1',
          TERM: 'xterm',
          COLUMNS: '200',
          PYTHONUNBUFFERED: '1',
          PYTHONIOENCODING: 'utf-8',
          ...env,
        },
      },
    );
    running.add(child);
    if (stdin !== undefined) child.stdin?.end(stdin);
    let output = '';
    let stdout = '';
    const listeners = new Set<() => void>();
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    };
    child.stdout?.on('data', onData);
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr?.on('data', onData);
    const finished = new Promise<Finished>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        running.delete(child);
        resolve({ code: code ?? 1, output, stdout });
      });
    });
    const printed = (pattern: RegExp) =>
      new Promise<RegExpMatchArray>((resolve, reject) => {
        const look = () => {
          const match = output.match(pattern);
          if (match === null) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        void finished.then(() =>
          reject(new Error(`It ended without printing ${String(pattern)}:\n${output}`)),
        );
      });
    const type = (keys: string) => void child.stdin?.write(keys);
    return {
      printed,
      finished,
      type,
      async press(keys, shows) {
        const shown = printed(shows);
        const again = setInterval(type, keyEvery, keys);
        await shown.finally(() => clearInterval(again));
      },
      interrupt: () => child.kill('SIGINT'),
    };
  };

  const finish: Client['finish'] = (args, options) => start(args, options).finished;
  const run: Client['run'] = async (...args) => {
    const { code, output } = await finish(args);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };

  return {
    project,
    loginFile,
    write,
    start,
    finish,
    run,
    logIn: (token) => writeFile(loginFile, JSON.stringify({ access_token: token })),
    async json(...args) {
      const { code, output, stdout } = await finish([...args, '--json']);
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
      return parse(stdout);
    },
    async failure(...args) {
      const { code, output, stdout } = await finish([...args, '--json']);
      if (code === 0) throw new Error(`${args.join(' ')} did not fail:\n${output}`);
      return parse(stdout);
    },
    async dispose() {
      for (const child of running) child.kill('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}

function parse(output: string): unknown {
  try {
    const parsed: unknown = JSON.parse(output);
    return parsed;
  } catch {
    throw new Error(`This is not JSON:\n${output}`);
  }
}
