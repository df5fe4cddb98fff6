import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Prints one sentence and ends the task: for what a person must change, not for bugs. */
export function fail(sentence: string): never {
  process.stderr.write(`\nQuayside: ${sentence}\n`);
  process.exit(1);
}

/** Runs a command from node_modules/.bin or the PATH with its output shown. Gives back the exit code. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
      shell: process.platform === 'win32',
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
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    const hear = (chunk: Buffer) => void chunks.push(chunk);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
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
