import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { fail, root } from './run.ts';

/** The tests that a run was asked for. */
export interface Selection {
  /** Names of the suites; none means all. */
  suites: ReadonlySet<string>;
  /** Part of the test files of each suite, such as `1/3`. */
  shard: string | undefined;
  /** Commit since which files have changed, for the tests that the changes can reach. */
  changedSince: string | undefined;
}

/** Reads the arguments of `npm test`: names of suites, `--shard 1/3` and `--changed`. */
export function readSelection(
  args: readonly string[],
  findBase: () => string = mergeBase,
): Selection {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { shard: { type: 'string' }, changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { shard, changed = false } = values;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? [];
  if (Number(index) < 1 || !(Number(index) <= Number(count)))
    fail(`--shard takes a part such as 1/3, not ${shard}.`);
  return {
    suites: new Set(positionals),
    shard,
    changedSince: changed ? findBase() : undefined,
  };
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const mergeBase = () => git('merge-base', 'HEAD', 'main');

/** Files that are in no build, so that no end-to-end test of another file can see a change of them. */
const outsideOfBuilds =
  /\.(?:test|stories|docs|fixtures)\.tsx?$|\.mdx?$|^vitest\.|^(?:e2e|bench|docs|\.changeset|\.storybook|\.github)\/|\/testing\//;

/** Whether a file of a build has changed since a commit, which every end-to-end test may reach. */
export function isBuildChanged(base: string): boolean {
  const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return changed.split('\n').some((file) => file !== '' && !outsideOfBuilds.test(file));
}
