import { readFile, realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Folder of a library that the design system bundles. */
const folderOf = (name: string) => realpath(at(`packages/design-system/node_modules/${name}`));

/** Lines that each file of a patch adds, with their context. */
function changesOf(patch: string) {
  return patch
    .split(/^diff --git .*\n/m)
    .slice(1)
    .flatMap((part) => {
      const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1] ?? '';
      return part
        .split(/^@@ .*\n/m)
        .slice(1)
        .map((hunk) => ({ file, before: side(hunk, '-'), after: side(hunk, '+') }));
    });
}

const side = (hunk: string, sign: '-' | '+') =>
  hunk
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => line.startsWith(sign) || line.startsWith(' '))
    .map((line) => line.slice(1))
    .join('\n');

// pnpm rejects a patch that a library already contains. It does not notice a second copy of the library, or a package
// to which the patch no longer applies.
test.each([['sonner', 'sonner']])('%s is installed as patched', async (name, file) => {
  const changes = changesOf(await readFile(at(`patches/${file}.patch`), 'utf8'));
  expect(changes.length).toBeGreaterThan(0);
  const folder = await folderOf(name);
  for (const change of changes) {
    const code = await readFile(`${folder}/${change.file}`, 'utf8');
    expect(code).toContain(change.after);
    expect(code).not.toContain(change.before);
  }
});

test('every patch has a test in this file', async () => {
  const workspace = await readFile(at('pnpm-workspace.yaml'), 'utf8');
  expect(workspace.match(/patches\/[\w-]+\.patch/g)).toEqual(['patches/sonner.patch']);
});
