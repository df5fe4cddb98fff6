import { describe, expect, test } from 'vitest';

import { planSource } from './planSource.ts';
import { sourceFile } from './source.fixtures.ts';
import { SourceError } from './source.ts';

const project = ['main.py', 'pyproject.toml', 'api/routes.py'];
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

describe('what is sent', () => {
  test('a folder is its content', async () => {
    const { plan, files } = await planSource(
      project.map((path) => sourceFile(`tide-clock/${path}`)),
    );
    expect(plan.root).toBe('tide-clock');
    expect(paths(files)).toEqual(project);
    expect(plan.hasRequirements).toBe(true);
  });

  test('loose files are sent as they are', async () => {
    const { plan, files } = await planSource(project.map((path) => sourceFile(path)));
    expect(plan.root).toBeUndefined();
    expect(paths(files)).toEqual(project);
  });

  test('two folders stay two folders', async () => {
    const { plan, files } = await planSource([sourceFile('a/main.py'), sourceFile('b/main.py')]);
    expect(plan.root).toBeUndefined();
    expect(paths(files)).toEqual(['a/main.py', 'b/main.py']);
  });

  test('what macOS adds to an archive does not hide its folder', async () => {
    const { plan, files } = await planSource([
      sourceFile('tide-clock/main.py'),
      sourceFile('__MACOSX/tide-clock/._main.py'),
    ]);
    expect(plan.root).toBe('tide-clock');
    expect(paths(files)).toEqual(['main.py']);
  });

  test('it is counted and measured, and the largest are named', async () => {
    const sizes = [10, 500, 30, 20, 40, 60, 50];
    const { plan } = await planSource(
      sizes.map((size, index) => sourceFile(`${index}.txt`, 'x'.repeat(size))),
    );
    expect(plan).toMatchObject({ fileCount: 7, bytes: 710, hasRequirements: false });
    expect(plan.largest.map(({ bytes }) => bytes)).toEqual([500, 60, 50, 40, 30]);
  });

  test('what stays behind is told with the reason: a folder once, however much it holds', async () => {
    const { plan, files } = await planSource(
      [
        sourceFile('tide-clock/.gitignore', '*.log'),
        sourceFile('tide-clock/main.py'),
        sourceFile('tide-clock/a.log'),
        sourceFile('tide-clock/__pycache__/a.pyc'),
        sourceFile('tide-clock/__pycache__/b.pyc'),
      ],
      [{ path: 'tide-clock/.venv/', reason: { by: 'default' } }],
    );
    expect(paths(files)).toEqual(['main.py']);
    expect(plan.leftOut).toEqual([
      { path: '.venv/', reason: { by: 'default' } },
      { path: '.gitignore', reason: { by: 'default' } },
      { path: 'a.log', reason: { by: 'rule', file: '.gitignore', pattern: '*.log' } },
      { path: '__pycache__/', reason: { by: 'default' } },
    ]);
    expect(plan.leftOutCount).toBe(4);
  });
});

test.each([[[]], [[sourceFile('.env'), sourceFile('x/.venv/y')]]])(
  'nothing to send is refused',
  async (files) => {
    await expect(planSource(files)).rejects.toEqual(new SourceError({ kind: 'empty' }));
  },
);

test('100 000 files are judged within five seconds', async () => {
  const one = sourceFile('x');
  const files = Array.from({ length: 100_000 }, (_, index) => ({
    ...one,
    path: `app/${index % 300}/part-${index}.py`,
  }));
  const rules = sourceFile('app/.gitignore', '*.log\n/299/\nbuild/\n!keep.log');
  const start = performance.now();
  const { plan } = await planSource([...files, rules]);
  expect(plan.fileCount).toBe(100_000 - 333);
  expect(performance.now() - start).toBeLessThan(5000);
});
