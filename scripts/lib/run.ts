import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints one sentence and ends the task: for what a person must change, not for bugs. */
export function fail(sentence: string): never {
  process.stderr.write(`\nQuayside: ${sentence}\n`);
  process.exit(1);
}

/**
 * A line that `cmd.exe` takes for just these words. It is the only one who starts the `.cmd` files that
 * node_modules/.bin has on Windows, and Node joins what it hands over with blanks alone.
 */
export function windowsCommandLine(words: readonly string[]): string {
  return words
    .map((word) => {
      if (/^[\w./\\:=@,+-]+$/.test(word)) return word;
      // A backslash means something before a quote only.
      const escaped = word.replaceAll(/(\\*)"/g, '$1$1""').replace(/(\\*)$/, '$1$1');
      return `"${escaped}"`;
    })
    .join(' ');
}

function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return process.platform === 'win32'
    ? spawn(windowsCommandLine([command, ...args]), { ...options, shell: true })
    : spawn(command, args, options);
}

/** Runs a command from node_modules/.bin or the PATH with its output shown. Gives back the exit code. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, {
      cwd: options.cwd ?? root,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command out of sight. Gives back the exit code and all it printed. */
export function runHeard(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string | undefined> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    });
    const chunks: Buffer[] = [];
    const hear = (chunk: Buffer) => void chunks.push(chunk);
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
}

/** Runs a command and ends the task with its code if it fails. */
export async function must(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
