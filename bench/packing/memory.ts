import { readdirSync, readFileSync } from 'node:fs';

/** Child processes of a process, and their descendants. */
function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid: number): number | undefined {
  // The name in the second field may contain spaces and brackets.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields && Number(fields[1]);
}

/** Private memory of a process and its descendants in megabytes, without mapped files. Linux only. */
export function memoryOf(pid: number): number {
  const kilobytes = [pid, ...descendantsOf(pid)].map((each) => {
    const rollup = read(`/proc/${each}/smaps_rollup`) ?? '';
    const part = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
    return part('Pss_Anon') + part('Pss_Shmem');
  });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Process that was started with this text in its command line. */
export function findProcess(words: readonly string[]): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      const command = read(`/proc/${name}/cmdline`) ?? '';
      return words.every((word) => command.includes(word)) && !command.includes('--type=');
    });
  if (found === undefined) throw new Error(`Nothing runs with ${words.join(' ')}`);
  return Number(found);
}

/** `undefined` when the process has exited. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
