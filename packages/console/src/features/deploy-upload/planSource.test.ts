import { describe, expect, test } from 'vitest';

import { planSource as planFound } from './planSource.ts';
import type { LeftOut, SourceFile, SourcePlan } from './source.ts';
import { sourceFile } from './source.fixtures.ts';
import { SourceError } from './source.ts';

const project = ['main.py', 'pyproject.toml', 'api/routes.py'];
const planSource = (files: readonly SourceFile[], leftOut: readonly LeftOut[] = []) =>
  planFound({ files, leftOut });
const listOf = ({ leftOut }: SourcePlan) => leftOut.flatMap(({ items }) => items);
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

describe('what is sent', () => {
  test('is the content of a single folder', async () => {
    const { plan, files } = await planSource(
      project.map((path) => sourceFile(`tide-clock/${path}`)),
    );
    expect(plan.root).toBe('tide-clock');
    expect(paths(files)).toEqual(project);
    expect(plan.hasRequirements).toBe(true);
  });

  test.each([
    ['with an __init__.py', { '__init__.py': '', 'main.py': 'from app.db import x' }],
    ['without an __init__.py', { 'main.py': 'from app.db import x\n', 'db.py': 'x = 1' }],
    ['with requirements', { 'requirements.txt': '', 'api.py': 'import app.db', 'db/x.py': '' }],
  ])('keeps a single folder that is a package, %s', async (_, content) => {
    const { plan, files } = await planSource(
      Object.entries(content).map(([path, text]) => sourceFile(`app/${path}`, text)),
    );
    expect(plan).toMatchObject({ root: undefined });
    expect(paths(files)).toEqual(Object.keys(content).map((path) => `app/${path}`));
  });

  test.each([
    ['whose name is no module', 'tide-clock', { '__init__.py': '', 'main.py': '' }],
    ['that is the root of a project', 'tides', { '__init__.py': '', 'pyproject.toml': '' }],
    ['with requirements', 'backend', { '__init__.py': '', 'requirements.txt': '' }],
    ['of the package of this name', 'tides', { 'tides/a.py': 'import tides.b', 'tides/b.py': '' }],
    ['named like a library', 'fastapi', { 'main.py': 'from fastapi import FastAPI\n' }],
  ])('is the content of a single folder %s', async (_, folder, content) => {
    const { plan } = await planSource(
      Object.entries(content).map(([path, text]) => sourceFile(`${folder}/${path}`, text)),
    );
    expect(plan.root).toBe(folder);
  });

  test('leaves out virtual environments of any name', async () => {
    const { plan, files } = await planSource(
      ['main.py', 'env.py', 'env/pyvenv.cfg', 'env/lib/x.py', 'a/venv/pyvenv.cfg', 'venv/x.py']
        .map((path) => sourceFile(path))
        .concat(sourceFile('.fastapicloudignore', '!env/')),
    );
    expect(paths(files)).toEqual(['main.py', 'env.py', 'venv/x.py']);
    expect(paths(listOf(plan))).toEqual(['env/', 'a/venv/', '.fastapicloudignore']);
  });

  test('keeps the paths of files without a folder', async () => {
    const { plan, files } = await planSource(project.map((path) => sourceFile(path)));
    expect(plan.root).toBeUndefined();
    expect(paths(files)).toEqual(project);
  });

  test('keeps two folders', async () => {
    const { plan, files } = await planSource([sourceFile('a/main.py'), sourceFile('b/main.py')]);
    expect(plan.root).toBeUndefined();
    expect(paths(files)).toEqual(['a/main.py', 'b/main.py']);
  });

  test('ignores the files that macOS adds to an archive', async () => {
    const { plan, files } = await planSource([
      sourceFile('tide-clock/main.py'),
      sourceFile('__MACOSX/tide-clock/._main.py'),
    ]);
    expect(plan.root).toBe('tide-clock');
    expect(paths(files)).toEqual(['main.py']);
  });

  test('has a file count, a total size and the largest files', async () => {
    const sizes = [10, 500, 30, 20, 40, 60, 50];
    const { plan } = await planSource(
      sizes.map((size, index) => sourceFile(`${index}.txt`, 'x'.repeat(size))),
    );
    expect(plan).toMatchObject({ fileCount: 7, bytes: 710, hasRequirements: false });
    expect(plan.largest).toEqual([
      { path: '1.txt', bytes: 500 },
      { path: '5.txt', bytes: 60 },
      { path: '6.txt', bytes: 50 },
      { path: '4.txt', bytes: 40 },
      { path: '2.txt', bytes: 30 },
    ]);
  });

  test('has the folders that something lies in, at any depth', async () => {
    const { plan } = await planSource(
      ['main.py', 'a/b/c/x.py', 'a/b/y.py', 'a/d/z.py', 'e/f.py', 'ignored/g.py']
        .map((path) => sourceFile(path))
        .concat(sourceFile('.gitignore', 'ignored/')),
    );
    expect(plan.folders?.toSorted()).toEqual(['a', 'a/b', 'a/b/c', 'a/d', 'e']);
  });

  test('has the number of names in a guessed encoding, and the first three of them', async () => {
    const guessed = ['表.csv', '日本.txt', '語.txt', '本.txt'].map((path): SourceFile => ({
      ...sourceFile(path),
      guessedEncoding: 'Shift_JIS',
    }));
    const { plan } = await planSource([sourceFile('main.py'), ...guessed]);
    expect(plan.guessedNames).toEqual({
      encoding: 'Shift_JIS',
      count: 4,
      examples: ['表.csv', '日本.txt', '語.txt'],
    });
    expect((await planSource([sourceFile('main.py')])).plan.guessedNames).toBeUndefined();
  });

  test('keeps two folders when the name of one starts with that of the other', async () => {
    const { plan, files } = await planSource([sourceFile('a/main.py'), sourceFile('ab/main.py')]);
    expect(plan.root).toBeUndefined();
    expect(paths(files)).toEqual(['a/main.py', 'ab/main.py']);
  });

  test('keeps a folder next to a file', async () => {
    const { plan } = await planSource([sourceFile('a/main.py'), sourceFile('a.py')]);
    expect(plan.root).toBeUndefined();
  });

  test.each<LeftOut>([
    { path: 'build/../../evil.py', reason: { by: 'unsafe' } },
    { path: 'build/.venv/', reason: { by: 'default' } },
  ])('lists $path with its own reason, although an ignore rule applies to it', async (left) => {
    const { plan } = await planSource(
      [sourceFile('main.py'), sourceFile('.gitignore', 'build/')],
      [left],
    );
    expect(listOf(plan)).toContainEqual(left);
  });

  test('lists ignored files with the reason, and a folder once for all its files', async () => {
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
    expect(listOf(plan)).toEqual([
      { path: '.venv/', reason: { by: 'default' } },
      { path: '.gitignore', reason: { by: 'default' } },
      { path: '__pycache__/', reason: { by: 'default' } },
      { path: 'a.log', reason: { by: 'rule', file: '.gitignore', pattern: '*.log' } },
    ]);
    expect(plan.leftOut.map(({ by, items }) => [by, items.length])).toEqual([
      ['default', 3],
      ['rule', 1],
    ]);
  });

  test('leaves out the folder of the command-line client', async () => {
    const { plan, files } = await planSource([
      sourceFile('main.py'),
      sourceFile('.fastapicloud/cloud.json'),
    ]);
    expect(paths(files)).toEqual(['main.py']);
    expect(paths(listOf(plan))).toEqual(['.fastapicloud/']);
  });

  test.each(['NFC', 'NFD'] as const)(
    'applies an ignore rule to names in any Unicode normal form: rule in %s',
    async (form) => {
      const rules = 'données/\nÜbersicht.csv\nプロジェクト/ガイド.md\n'.normalize(form);
      for (const other of ['NFC', 'NFD'] as const) {
        const { plan, files } = await planSource(
          ['main.py', 'données/a.csv', 'x/Übersicht.csv', 'プロジェクト/ガイド.md']
            .map((path) => sourceFile(`tide-clock/${path}`.normalize(other)))
            .concat(sourceFile('tide-clock/.gitignore', rules)),
        );
        expect(paths(files)).toEqual(['main.py']);
        expect(listOf(plan)).toHaveLength(4);
      }
    },
  );

  test('applies the rules of a folder to its files in any Unicode normal form of the name', async () => {
    const { files } = await planSource([
      sourceFile('main.py'),
      sourceFile('modèle/.gitignore'.normalize('NFC'), '*.bin'),
      sourceFile('modèle/weights.bin'.normalize('NFD')),
    ]);
    expect(paths(files)).toEqual(['main.py']);
  });

  test('contains the last of two files with the same name, and lists the other', async () => {
    const { plan, files } = await planSource([
      sourceFile('main.py', 'old'),
      sourceFile('été.txt'.normalize('NFD')),
      sourceFile('été.txt'.normalize('NFC')),
      sourceFile('main.py', 'newer'),
    ]);
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['main.py', 5],
      ['été.txt'.normalize('NFC'), 9],
    ]);
    expect(listOf(plan)).toEqual([
      { path: 'été.txt'.normalize('NFD'), reason: { by: 'duplicate' } },
      { path: 'main.py', reason: { by: 'duplicate' } },
    ]);
  });

  test('treats names that differ in case as different files, as the platform does', async () => {
    const { files } = await planSource([sourceFile('README.md'), sourceFile('readme.md')]);
    expect(files).toHaveLength(2);
  });

  test('lists a symbolic link in an ignored folder as part of that folder', async () => {
    const link = (path: string): LeftOut => ({ path, reason: { by: 'symlink' } });
    const { plan } = await planSource(
      [sourceFile('app/main.py'), sourceFile('app/.gitignore', 'build/')],
      [link('app/latest'), link('app/build/current'), link('elsewhere')],
    );
    expect(listOf(plan)).toEqual([
      link('latest'),
      link('elsewhere'),
      { path: 'build/', reason: { by: 'rule', file: '.gitignore', pattern: 'build/' } },
      { path: '.gitignore', reason: { by: 'default' } },
    ]);
  });

  test('lists all of thousands of files with the same reason', async () => {
    const { plan } = await planSource([
      sourceFile('main.py'),
      sourceFile('.gitignore', '*.log'),
      ...Array.from({ length: 3000 }, (_, index) => sourceFile(`${index}.log`)),
    ]);
    const rule = plan.leftOut.find(({ by }) => by === 'rule');
    expect(rule?.items).toHaveLength(3000);
  });
});

describe('an ignore file', () => {
  const utf16 = (text: string) => {
    const units = Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0));
    return new Uint8Array(units.buffer);
  };

  test.each([
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFF*.log\r\n')],
    ['UTF-16, as PowerShell writes it', utf16('*.log\r\n')],
    ['an encoding of Windows', new Uint8Array([0x23, 0xfc, 0x0a, ...Buffer.from('*.log\n')])],
  ])('is read in %s', async (_, bytes) => {
    const { files } = await planSource([
      sourceFile('main.py'),
      sourceFile('a.log'),
      sourceFile('.gitignore', bytes),
    ]);
    expect(paths(files)).toEqual(['main.py']);
  });

  test('that is too large to apply stops the deployment', async () => {
    const rules = { ...sourceFile('api/.gitignore', '*.log'), size: 2_000_000 };
    await expect(planSource([sourceFile('main.py'), rules])).rejects.toEqual(
      new SourceError({ kind: 'ignoreFileTooLarge', path: 'api/.gitignore' }),
    );
  });

  test('that has the largest size is applied', async () => {
    const rules = { ...sourceFile('.gitignore', '*.log'), size: 1024 * 1024 };
    const { files } = await planSource([sourceFile('main.py'), sourceFile('a.log'), rules]);
    expect(paths(files)).toEqual(['main.py']);
  });

  test.each(['.venv/.gitignore', 'web/node_modules/react/.gitignore'])(
    'in a folder that is always left out is not read: %s',
    async (path) => {
      const rules = { ...sourceFile(path, '*'), size: 2_000_000 };
      const { files } = await planSource([sourceFile('main.py'), rules]);
      expect(paths(files)).toEqual(['main.py']);
    },
  );

  test('that cannot be read stops the deployment, and is named', async () => {
    const rules: SourceFile = {
      ...sourceFile('.gitignore'),
      pipeTo: (target) => target.abort(new Error('moved')),
    };
    await expect(planSource([sourceFile('main.py'), rules])).rejects.toEqual(
      new SourceError({ kind: 'unreadable', path: '.gitignore' }),
    );
  });
});

test.each([[[]], [[sourceFile('.env'), sourceFile('x/.venv/y')]]])(
  'rejects a source without files to send',
  async (files) => {
    await expect(planSource(files)).rejects.toEqual(new SourceError({ kind: 'empty' }));
  },
);

test('plans 100,000 files', async () => {
  const one = sourceFile('x');
  const files = Array.from({ length: 100_000 }, (_, index) => ({
    ...one,
    path: `app/${index % 300}/part-${index}.py`,
  }));
  const rules = sourceFile('app/.gitignore', '*.log\n/299/\nbuild/\n!keep.log');
  const { plan } = await planSource([...files, rules]);
  expect(plan.fileCount).toBe(100_000 - 333);
});
