import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';
import type { BuildOptions } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildScriptsInto } from '../build/buildInto.ts';

/** Brotli bytes that importing one component may add to React, React Aria and the icons. */
const budgets = {
  Badge: 600,
  Button: 1150,
  ComboBox: 2100,
  CommandPalette: 7000,
  DataGrid: 8000,
  Dialog: 1250,
  FileDrop: 4330,
  HoverCard: 400,
  IconButton: 1300,
  Menu: 700,
  ScrollArea: 1000,
  Select: 1150,
  Stack: 600,
  Table: 3040,
  Text: 700,
  TextField: 1200,
  ThemeProvider: 2300,
  Time: 1950,
  createTheme: 8000,
  createToaster: 600,
};

const output = mkdtempSync(join(tmpdir(), 'quayside-sizes-'));

beforeAll(() => buildScriptsInto(output), 120_000);
afterAll(() => rmSync(output, { recursive: true }));

/** Exports of separate entries. */
const entries = new Map([
  ['CommandPalette', './command-palette/index.js'],
  ['DataGrid', './data-grid/index.js'],
  ['createTheme', './create-theme/index.js'],
]);

/** A library build, in which Vite keeps white space. */
const asLibrary = (entry: string): BuildOptions => ({
  lib: { entry, formats: ['es'] },
  rollupOptions: { external: /^[^./]/ },
});

/** An app build, as a browser loads it. */
const asApp = (entry: string): BuildOptions => ({
  rollupOptions: { input: entry, external: /^[^./]/, preserveEntrySignatures: 'strict' },
});

/** Parts that depend on the build folder: hashes in file names, and the comments that name a module. */
const varying = /-[A-Z\d]{8}(?:-[\w-]{8})?(?=\.js\b)|^\/\/.*\n/gm;

/** The bundled scripts of a module, without lazy chunks. */
async function sizeOf(name: string, code: string, as = asLibrary): Promise<number> {
  const entry = join(output, `only-${name}.js`);
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: output,
    build: {
      write: false,
      minify: true,
      ...as(entry),
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((made) => ('output' in made ? made.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of needed) {
    for (const imported of byName.get(file)?.imports ?? []) {
      if (byName.has(imported)) needed.add(imported);
    }
  }
  const scripts = [...needed].map((file) => byName.get(file)?.code ?? '').join('\n');
  return brotliCompressSync(scripts.replaceAll(varying, '')).byteLength;
}

test.each(Object.entries(budgets))(
  'importing only %s adds less than %i bytes',
  async (name, budget) => {
    const from = entries.get(name) ?? './index.js';
    const size = await sizeOf(name, `export { ${name} } from '${from}';`);
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThan(budget);
  },
);

test('the log viewer, with every feature, adds less than 47.4 kB to the rest of the design system', async () => {
  const components = `export * from './index.js';`;
  const log = `export * as log from './log-viewer/index.js';`;
  const base = await sizeOf('base', components, asApp);
  const all = await sizeOf('all', components + log, asApp);
  expect(all - base).toBeGreaterThan(10_000);
  expect(all - base).toBeLessThan(47_400);
});
