import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints a message and ends the task: for problems that the user must fix, not for bugs. */
export function fail(sentence: string): never {
  process.stderr.write(`\nQuayside: ${sentence}\n`);
  process.exit(1);
}

/**
 * Quotes a command line for `cmd.exe`. Only `cmd.exe` can start the `.cmd` files in node_modules/.bin on Windows,
 * and Node joins the arguments with spaces only.
 */
export function windowsCommandLine(words: readonly string[]): string {
  return words
    .map((word) => {
      if (/^[\w./\\:=@,+-]+$/.test(word)) return word;
      // A backslash is special only before a quote.
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

/** Runs a command from node_modules/.bin or the PATH with its output shown. Returns the exit code. */
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

/** Runs a command without showing its output. Returns the exit code and the output. */
export function runCaptured(
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
    const onData = (chunk: Buffer) => void chunks.push(chunk);
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
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
