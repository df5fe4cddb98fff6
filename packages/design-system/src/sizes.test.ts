import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildInto } from '../build/buildInto.ts';

/** Bytes in brotli that importing one component may add to React, React Aria and the icons. */
const budgets = {
  Badge: 490,
  Button: 840,
  Dialog: 1570,
  IconButton: 1240,
  Menu: 600,
  Select: 930,
  Stack: 500,
  Table: 6080,
  Text: 610,
  TextField: 1010,
  ThemeProvider: 1770,
  Time: 1780,
  createTheme: 7440,
  createToaster: 600,
};

const output = mkdtempSync(join(tmpdir(), 'quayside-sizes-'));

beforeAll(() => buildInto(output), 120_000);
afterAll(() => rmSync(output, { recursive: true }));

/** The scripts that a bundler makes of a module, without what loads only when it is used. */
async function sizeOf(name: string, code: string): Promise<number> {
  const entry = join(output, `only-${name}.js`);
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: output,
    build: {
      write: false,
      minify: true,
      // Not as a library, whose whitespace Vite leaves to the app.
      rollupOptions: { input: entry, external: /^[^./]/, preserveEntrySignatures: 'strict' },
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
  return brotliCompressSync(scripts).byteLength;
}

test.each(Object.entries(budgets))(
  'importing %s alone adds less than %i bytes',
  async (name, budget) => {
    const from = name === 'createTheme' ? './create-theme/index.js' : './index.js';
    const size = await sizeOf(name, `export { ${name} } from '${from}';`);
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThan(budget);
  },
);

test('the log viewer, with every feature, adds less than 30 kB to the rest of the design system', async () => {
  const base = await sizeOf('base', `export * from './index.js';`);
  const all = await sizeOf(
    'all',
    `export * from './index.js'; export * as log from './log-viewer/index.js';`,
  );
  expect(all - base).toBeGreaterThan(10_000);
  expect(all - base).toBeLessThan(30_000);
});
