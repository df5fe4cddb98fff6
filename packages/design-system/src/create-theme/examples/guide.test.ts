import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { themeToCss } from '../index.ts';
import { brand } from './brand.fixtures.ts';
import { themeOf } from './readSeeds.fixtures.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The file as a partner would write it: imports from the package, without the `.fixtures` suffix. */
const shown = (file: string) =>
  read(`./${file}`)
    .replaceAll("'../../index.ts'", "'@quayside/design-system'")
    .replaceAll("'../index.ts'", "'@quayside/design-system/create-theme'")
    .replaceAll('.fixtures.', '.');

test.each([
  'brand.fixtures.ts',
  'App.fixtures.tsx',
  'writeBrand.fixtures.ts',
  'readSeeds.fixtures.ts',
])('the guide shows %s, which is tested', (file) => {
  const language = file.split('.').at(-1);
  expect(read('../../../../../docs/theming.md')).toContain(
    `\`\`\`${language}\n${shown(file)}\`\`\``,
  );
});

test('the script writes the stylesheet into a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-brand-'));
  const file = join(folder, 'brand.css');
  const script = fileURLToPath(new URL('writeBrand.fixtures.ts', import.meta.url));
  execFileSync(process.execPath, [script, file]);
  expect(readFileSync(file, 'utf8')).toBe(themeToCss(brand, { selector: '.acme' }));
  rmSync(folder, { recursive: true });
});

test("a tenant's seeds yield its theme, and invalid seeds the default one", () => {
  expect(themeOf({ accent: '#7c3aed' })?.className).toMatch(/^qs-theme-/);
  expect(themeOf(JSON.parse('{ "accent": "red;}*{display:none" }'))).toBeNull();
});

test('the figures in the guide match the tests', () => {
  const guide = read('../../../../../docs/theming.md');
  const budgets = read('../../sizes.test.ts');
  const kilobytes = Number(/createTheme: (\d+)/.exec(budgets)?.[1]) / 1000;
  expect(guide).toContain(`less than ${kilobytes} kB`);
});
