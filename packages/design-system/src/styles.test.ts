import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

interface Block {
  readonly prelude: string;
  readonly body: string;
}

/** The blocks of one level of a stylesheet: `prelude { body }`. Statements end in a semicolon. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === ';' && depth === 0) start = at + 1;
    if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    }
    if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

/** Every rule in the layers, at any depth of conditions: `prelude` is its list of selectors. */
function rulesOf(css: string): Block[] {
  return blocksOf(css).flatMap(({ prelude, body }) => {
    if (prelude.startsWith('@keyframes')) return [];
    return prelude.startsWith('@') ? rulesOf(body) : [{ prelude, body }];
  });
}

// Sonner's toasts are placed by custom properties and sides of Sonner's own.
const ownRulesOf = (css: string) =>
  rulesOf(css).filter(({ prelude }) => !/data-(?:sonner|x-position)/.test(prelude));

let css = '';

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      write: false,
      cssMinify: false,
      lib: { entry: fileURLToPath(new URL('index.ts', import.meta.url)), formats: ['es'] },
      rollupOptions: { external: /^[^./]/ },
    },
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The build has no stylesheet.');
  const text =
    typeof sheet.source === 'string' ? sheet.source : new TextDecoder().decode(sheet.source);
  css = text.replaceAll(/\/\*[^]*?\*\//g, '');
}, 60_000);

test('every rule is in a layer of ours', () => {
  const outside = blocksOf(css)
    .map(({ prelude }) => prelude)
    .filter((prelude) => !/^@layer quayside\.\w+$|^@keyframes /.test(prelude));
  expect(outside).toEqual([]);
});

test('nothing reaches outside a root: every selector names a class of ours', () => {
  const selectors = rulesOf(css).flatMap(({ prelude }) => prelude.split(/,(?![^(]*\))/));
  expect(selectors.filter((selector) => !/\.[\w-]/.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => /:root|\b(?:html|body)\b/.test(selector))).toEqual([]);
  expect(selectors.length).toBeGreaterThan(200);
});

test('every custom property that is set is named after us', () => {
  const names = ownRulesOf(css).flatMap(({ body }) =>
    [...body.matchAll(/(?:^|[;\s])(--[\w-]+)\s*:/g)].map(([, name]) => name),
  );
  expect(names.filter((name) => !name?.startsWith('--qs-'))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});

test('sides are logical, so that right to left needs no rules', () => {
  const physical = /(?:^|[;\s])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:[^;]*/g;
  expect(ownRulesOf(css).flatMap(({ body }) => body.match(physical) ?? [])).toEqual([]);
  const shorthands = ownRulesOf(css).flatMap(({ body }) => [
    ...body.matchAll(/(?:^|[;\s])(?:margin|padding):\s*\S+ (\S+) \S+ ([^\s;]+)/g),
  ]);
  expect(shorthands.filter(([, right, left]) => right !== left)).toEqual([]);
});

test('weighs less than 12 kB on the wire', () => {
  expect(brotliCompressSync(css).byteLength).toBeLessThan(12_000);
});
