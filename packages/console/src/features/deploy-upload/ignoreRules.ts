import ignore from 'ignore';
import type { Ignore, TestResult } from 'ignore';

import { defaultReason, ignoreFileNames } from './defaultReason.ts';
import type { LeftOut, LeftOutReason } from './source.ts';

/** The text of an ignore file, by its path from the root. */
export interface IgnoreFile {
  path: string;
  text: string;
}

const caseSensitive = { ignorecase: false };

/** The form that names are compared in: systems spell the same letter as one code point or as two. */
export function normalizeName(path: string): string {
  return path.normalize('NFC');
}

/** Whether a file holds patterns of what to leave out. */
export function isIgnoreFile(path: string): boolean {
  return ignoreFileNames.some((name) => name === nameOf(path));
}

/**
 * Applies the rules of `gitignore(5)`: patterns are relative to the folder of their file, the file in the deepest folder
 * has priority, and files in an ignored folder cannot be included again. Case counts, as for Git on the platform.
 * Names and patterns are compared in one Unicode normal form.
 * @param virtualEnvironments Folders that hold a Python environment, with a slash at their end. @default none
 * @returns for the path of a file, the file or its parent folder that is ignored
 */
export function createIgnoreRules(
  files: readonly IgnoreFile[],
  virtualEnvironments: ReadonlySet<string> = new Set(),
): (path: string) => LeftOut | undefined {
  const rules = new Map(
    files.map(({ path, text }) => [normalizeName(path), createMatcher(normalizeName(text))]),
  );
  const folders = new Map<string, LeftOut | undefined>();

  function patternReason(path: string): LeftOutReason | undefined {
    for (const name of ignoreFileNames) {
      for (const folder of foldersAbove(path)) {
        const file = folder + name;
        const found = rules.get(file)?.(path.slice(folder.length));
        if (found?.unignored === true) return undefined;
        if (found?.ignored === true)
          return { by: 'rule', file, pattern: found.rule?.pattern ?? '' };
      }
    }
    return undefined;
  }

  function judge(path: string): LeftOut | undefined {
    const parent = parentOf(path);
    const above = parent === '' ? undefined : judgeFolder(parent);
    if (above !== undefined) return above;
    const reason = virtualEnvironments.has(path)
      ? ({ by: 'default' } as const)
      : (defaultReason(nameOf(path)) ?? patternReason(path));
    return reason && { path, reason };
  }

  function judgeFolder(path: string): LeftOut | undefined {
    if (!folders.has(path)) folders.set(path, judge(path));
    return folders.get(path);
  }

  return (path) => judge(normalizeName(path));
}

/**
 * Tests paths against the patterns of one file. Only for paths whose folders are not ignored: if the patterns ignore
 * them, another file has included them again.
 */
function createMatcher(text: string): (path: string) => TestResult {
  const patterns = ignore(caseSensitive).add(text);
  const reopened = new Map<string, Ignore>();
  return (path) => {
    const parent = parentOf(path);
    if (parent === '' || !patterns.test(parent).ignored) return patterns.test(path);
    let withParents = reopened.get(parent);
    if (withParents === undefined) {
      const folders = [parent, ...foldersAbove(parent)].filter((folder) => folder !== '');
      withParents = ignore(caseSensitive)
        .add(text)
        .add(folders.map((folder) => `!/${escapePattern(folder)}`));
      reopened.set(parent, withParents);
    }
    return withParents.test(path);
  };
}

/** A pattern that means the path itself. */
function escapePattern(path: string): string {
  return path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`);
}

/** The folder of a path, with a slash at its end; '' at the root. */
function parentOf(path: string): string {
  return path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1);
}

function nameOf(path: string): string {
  return path.slice(parentOf(path).length).replace(/\/$/, '');
}

/** The deepest first, the root (`''`) last. */
function foldersAbove(path: string): string[] {
  const parent = parentOf(path);
  return parent === '' ? [''] : [parent, ...foldersAbove(parent)];
}
