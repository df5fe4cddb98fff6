import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildInto } from '../build/buildInto.ts';

/** Bytes in brotli that importing one component may add to React, React Aria and the icons. */
const budgets = {
  Badge: 600,
  Button: 1000,
  ComboBox: 1500,
  CommandPalette: 4000,
  Dialog: 1700,
  FileDrop: 4200,
  HoverCard: 500,
  IconButton: 1300,
  Menu: 700,
  ScrollArea: 1000,
  Select: 1100,
  Stack: 600,
  Table: 7000,
  Text: 700,
  TextField: 1200,
  ThemeProvider: 2000,
  Time: 1900,
  createTheme: 8000,
  createToaster: 700,
};

const output = mkdtempSync(join(tmpdir(), 'quayside-sizes-'));

beforeAll(() => buildInto(output), 120_000);
afterAll(() => rmSync(output, { recursive: true }));

/** What the package's own entry does not export. */
const entries = new Map([
  ['CommandPalette', './command-palette/index.js'],
  ['createTheme', './create-theme/index.js'],
]);

/** The scripts that a bundler makes of `import { name }`, without what loads only when it is used. */
async function sizeOf(name: string): Promise<number> {
  const entry = join(output, `only-${name}.js`);
  const from = entries.get(name) ?? './index.js';
  writeFileSync(entry, `export { ${name} } from '${from}';`);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: output,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rollupOptions: { external: /^[^./]/ },
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
  const code = [...needed].map((file) => byName.get(file)?.code ?? '').join('\n');
  return brotliCompressSync(code).byteLength;
}

test.each(Object.entries(budgets))(
  'importing %s alone adds less than %i bytes',
  async (name, budget) => {
    const size = await sizeOf(name);
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThan(budget);
  },
);
