import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs lines in a POSIX shell, as if they were pasted. Returns their output; throws if they fail. */
export async function runInShell(lines: string, env: Record<string, string>): Promise<string> {
  const options = { env: { ...process.env, NO_PROXY: 'localhost', ...env } };
  const { stdout } = await promisify(execFile)('sh', ['-c', lines], options);
  return stdout;
}

/** The words a shell makes of a line, the command first. */
export function wordsOf(line: string): string[] {
  const script = `for word in ${line}; do printf '%s\\0' "$word"; done`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}
