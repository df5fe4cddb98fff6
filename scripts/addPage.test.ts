import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { root } from './lib/run.ts';

const copy = mkdtempSync(join(tmpdir(), 'quayside-add-page-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command and returns its output, or fails with it. */
function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** Copies the files of the repository, also uncommitted ones. It uses the same installed packages. */
function copyRepository(): void {
  const files = run(root, 'git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const file of files.split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  const packages = ['packages/api-contract', 'packages/api-mocks', 'packages/console'];
  for (const folder of ['.', 'apps/web', 'packages/design-system', ...packages]) {
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
}

/** The blocks of the chapter that name a file in their first line. */
function blocksOfGuide(): [file: string, code: string][] {
  const guide = readFileSync(join(copy, 'docs', 'contributing.md'), 'utf8');
  const chapter = /^## Add a screen$[^]*?(?=^## )/m.exec(guide)?.[0] ?? '';
  return [...chapter.matchAll(/^ {3}```tsx?\n {3}\/\/ (packages\S+)\n([^]*?)^ {3}```$/gm)].map(
    ([, file = '', code = '']) => [file, code.replaceAll(/^ {3}/gm, '')],
  );
}

/** Follows the chapter `Add a screen`. Returns the files that changed. */
function addPage(): string[] {
  const changed = new Set<string>();
  for (const [file, code] of blocksOfGuide()) {
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, existsSync(path) ? `${readFileSync(path, 'utf8')}\n${code}` : code);
    changed.add(file);
  }
  const list = 'packages/console/src/pages.ts';
  const source = readFileSync(join(copy, list), 'utf8');
  const added = source
    .replace(
      /^(?=import .*devicePage)/m,
      "import { directoryPage } from './screens/directory/page.ts';\n",
    )
    .replace(/^(?= {2}integrationsPage,)/m, '  directoryPage,\n');
  expect(added).not.toBe(source);
  writeFileSync(join(copy, list), added);
  return [...changed, list];
}

test(
  'a page that is added as the guide says touches its folder, the list and one file of texts',
  { tags: ['full'], timeout: 600_000 },
  () => {
    copyRepository();
    const outside = addPage().filter((file) => !file.includes('/screens/directory/'));
    expect(outside).toEqual([
      'packages/console/src/runtime/messages/en/apps.ts',
      'packages/console/src/pages.ts',
    ]);
    for (const project of ['.', 'packages/console', 'apps/web'])
      run(copy, tool('tsc'), '-p', project);
    run(copy, tool('oxlint'), '--type-aware', '--deny-warnings', 'packages/console/src');
    run(copy, tool('oxfmt'), '--check', 'packages/console/src');
    const tables = [
      'scripts/stories.test.ts',
      'scripts/containerTable.test.ts',
      'packages/console/src/runtime',
      'packages/console/src/features/shortcuts',
      'packages/console/src/features/shell-navigation',
      'packages/console/src/shell',
    ];
    const output = run(copy, tool('vitest'), 'run', '--project', 'node', ...tables);
    expect(output).toMatch(/lacks \d+ texts\n(?: {2}\S+\n)*? {2}pages\.directory\n/);
  },
);
