import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createIgnoreRules } from './ignoreRules.ts';

const leftOut = (files: Record<string, string>, path: string) =>
  createIgnoreRules(Object.entries(files).map(([file, text]) => ({ path: file, text })))(path);

describe('ignore rules', () => {
  test.each([
    ['.venv/bin/python', '.venv/'],
    ['api/__pycache__/main.pyc', 'api/__pycache__/'],
    ['web/node_modules/react/index.js', 'web/node_modules/'],
    ['.git/HEAD', '.git/'],
    ['main.pyc', 'main.pyc'],
    ['.gitignore', '.gitignore'],
  ])('leave out %s because of its name: %s', (path, what) => {
    expect(leftOut({}, path)).toEqual({ path: what, reason: { by: 'default' } });
  });

  test.each(['.env', '.env.production', 'api/.env'])(
    'leave out %s because it contains secrets',
    (path) => {
      expect(leftOut({}, path)).toEqual({ path, reason: { by: 'secrets' } });
    },
  );

  test.each([
    ['/data', 'Data/seed.csv', 'data/seed.csv'],
    ['lib/', 'Lib/tides.py', 'lib/tides.py'],
    ['*.LOG', 'today.log', 'today.LOG'],
    ['[A-Z].txt', 'b.txt', 'B.txt'],
  ])('compare with case: %s leaves in %s and leaves out %s', (pattern, kept, left) => {
    expect(leftOut({ '.gitignore': pattern }, kept)).toBeUndefined();
    expect(leftOut({ '.gitignore': pattern }, left)).toBeDefined();
  });

  test('name the pattern and its file as the reason', () => {
    expect(leftOut({ '.gitignore': '# logs\n*.log\n' }, 'api/today.log')).toEqual({
      path: 'api/today.log',
      reason: { by: 'rule', file: '.gitignore', pattern: '*.log' },
    });
  });

  test('resolve a pattern relative to the folder of its file', () => {
    const files = { 'api/.gitignore': '/build' };
    expect(leftOut(files, 'api/build/x')?.path).toBe('api/build/');
    expect(leftOut(files, 'build/x')).toBeUndefined();
  });

  test.each([
    ['data/seed.csv', undefined],
    ['data/deep/seed.csv', undefined],
    ['data/seed.log', '*.log'],
  ])('apply the patterns of a folder that another file has included again: %s', (path, pattern) => {
    const files = { '.fastapicloudignore': '!data', '.gitignore': 'data\n*.log\n' };
    expect(leftOut(files, path)?.reason).toEqual(
      pattern === undefined ? undefined : { by: 'rule', file: '.gitignore', pattern },
    );
  });

  test.each(['data', '[a]', 'a*', 'a?', '!a', '#a', 'a b', String.raw`a\b`])(
    'apply only the other patterns in a folder that was included again: %s',
    (name) => {
      const files = { '.fastapicloudignore': '!/*', '.gitignore': '/*\n*.log\n' };
      expect(leftOut(files, `${name}/x.py`)).toBeUndefined();
      expect(leftOut(files, `${name}/deep/x.py`)).toBeUndefined();
      expect(leftOut(files, `${name}/a.log`)?.reason).toMatchObject({ pattern: '*.log' });
    },
  );

  test('prefer the file in the deepest folder', () => {
    const files = { '.gitignore': '*.csv', 'data/.gitignore': '!seed.csv' };
    expect(leftOut(files, 'data/seed.csv')).toBeUndefined();
    expect(leftOut(files, 'data/other.csv')).toBeDefined();
  });

  test('prefer the ignore file of the platform to that of Git', () => {
    const files = { '.gitignore': 'dist', '.fastapicloudignore': '!dist\ntests' };
    expect(leftOut(files, 'dist/app.js')).toBeUndefined();
    expect(leftOut(files, 'tests/test_app.py')).toBeDefined();
  });

  test('cannot include files that are always left out', () => {
    expect(leftOut({ '.fastapicloudignore': '!.env\n!.venv' }, '.env')).toBeDefined();
  });

  test.each(['main.py', 'environment.py', '.env2', 'venv.py', 'requirements.txt'])(
    'do not leave out %s',
    (path) => {
      expect(leftOut({ '.gitignore': '' }, path)).toBeUndefined();
    },
  );
});

test('the rules agree with Git for any patterns and paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-ignore-'));
  const last = fc.constantFrom('b', 'ab', 'B', 'Ab', 'a.py', 'b.log', 'b.LOG');
  const parent = fc.constantFrom('a', 'b', 'ab', 'A', 'data', 'Data', '[b] #');
  const pattern = fc
    .record({
      negated: fc.constantFrom('', '', '!'),
      start: fc.constantFrom('', '/', '**/', 'a/', 'A/'),
      middle: fc.constantFrom(
        'a',
        'b',
        '*.py',
        '*.log',
        '*.Log',
        'a*',
        'A*',
        '?b',
        '[ab]',
        '[A-Z]',
        'data',
        'Data',
        '*',
        'data/**',
        '**',
      ),
      end: fc.constantFrom('', '', '/'),
    })
    .map(({ negated, start, middle, end }) => negated + start + middle + end);
  const text = fc.array(pattern, { maxLength: 4 }).map((lines) => lines.join('\n'));
  const path = fc
    .tuple(fc.array(parent, { maxLength: 3 }), last)
    .map(([parents, end]) => [...parents, end].join('/'));
  try {
    execFileSync('git', ['init', '--quiet', folder]);
    execFileSync('git', ['-C', folder, 'config', 'core.ignorecase', 'false']);
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.uniqueArray(path, { minLength: 8, maxLength: 8 }),
        (...given) => {
          const [root, inA, inData, paths] = given;
          const files = { '.gitignore': root, 'a/.gitignore': inA, 'data/.gitignore': inData };
          for (const [name, content] of Object.entries(files)) {
            mkdirSync(dirname(join(folder, name)), { recursive: true });
            writeFileSync(join(folder, name), content);
          }
          const judge = createIgnoreRules(
            Object.entries(files).map(([name, content]) => ({ path: name, text: content })),
          );
          const ours = paths.filter((each) => judge(each) !== undefined);
          expect(ours).toEqual(ignoredByGit(folder, paths));
        },
      ),
      { numRuns: 150 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Which paths Git ignores. It ends with 1 where that is none. */
function ignoredByGit(folder: string, paths: readonly string[]): string[] {
  const output = execFileSync(
    'sh',
    ['-c', 'git check-ignore --no-index --stdin -z || test $? = 1'],
    { cwd: folder, input: paths.join('\0'), encoding: 'utf8' },
  );
  const ignored = new Set(output.split('\0'));
  return paths.filter((path) => ignored.has(path));
}
