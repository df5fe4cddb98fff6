import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildScriptsInto, buildStylesInto } from '../build/buildInto.ts';
import { componentLayers } from './theme/componentLayers.ts';
import { layers } from './theme/layers.ts';

interface Block {
  readonly prelude: string;
  readonly body: string;
}

/** Parses the blocks of one level of a stylesheet: `prelude { body }`. Statements end in a semicolon. */
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

// Sonner positions its toasts with its own custom properties and physical sides.
const ownRulesOf = (css: string) =>
  rulesOf(css).filter(({ prelude }) => !/data-(?:sonner|x-position)/.test(prelude));

const output = mkdtempSync(join(tmpdir(), 'quayside-styles-'));
const read = (file: string) => readFileSync(join(output, file), 'utf8');

/** The published stylesheets, made by the package's build. */
let css = '';
let tokens = '';
/** Components with their own entry, because of their size. */
const ownFiles = ['log-viewer', 'command-palette', 'data-grid'] as const;
const ownSheets = { 'log-viewer': '', 'command-palette': '', 'data-grid': '' };

beforeAll(async () => {
  await buildScriptsInto(output);
  await buildStylesInto(output);
  css = read('styles.css');
  tokens = read('tokens.css');
  for (const file of ownFiles) ownSheets[file] = read(`${file}.css`);
}, 120_000);

afterAll(() => rmSync(output, { recursive: true }));

const selectorsOf = (sheet: string) =>
  rulesOf(sheet).flatMap(({ prelude }) => prelude.split(/,(?![^(]*\))/));

const sheets = () => [css, tokens, ...Object.values(ownSheets)];

test('every rule is in a layer of the design system', () => {
  for (const sheet of sheets()) {
    const outside = blocksOf(sheet)
      .map(({ prelude }) => prelude)
      .filter((prelude) => !/^@layer quayside\.[\w.-]+$|^@keyframes /.test(prelude));
    expect(outside).toEqual([]);
  }
});

test('each file declares the order of layers before its first layer', () => {
  const order = [layers.reset, layers.tokens, layers.components, ...componentLayers.values()];
  for (const sheet of sheets()) {
    const seen = [...sheet.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) =>
      names.split(','),
    );
    const first = [...new Set(seen)].filter((layer) => layer !== layers.screens);
    expect(first).toEqual(order);
  }
});

test('every selector is scoped to a class of the design system', () => {
  for (const sheet of sheets()) {
    const selectors = selectorsOf(sheet);
    expect(selectors.filter((selector) => !/\.qs-/.test(selector))).toEqual([]);
    expect(selectors.filter((selector) => /:root|:host|\b(?:html|body)\b/.test(selector))).toEqual(
      [],
    );
    // Elements are styled by their class, or inside an element with a class.
    expect(selectors.filter((selector) => /^[a-z*]/.test(selector))).toEqual([]);
  }
  expect(selectorsOf(css).length).toBeGreaterThan(200);
});

test('only forced colours and prefers-reduced-motion use !important', () => {
  const loud = rulesOf(css).filter(({ body }) => /!important/.test(body));
  expect(loud.filter(({ body }) => !/CanvasText/.test(body))).toEqual([]);
});

test("every custom property has the design system's prefix", () => {
  const names = ownRulesOf(css).flatMap(({ body }) =>
    [...body.matchAll(/(?:^|[;\s])(--[\w-]+)\s*:/g)].map(([, name]) => name),
  );
  expect(names.filter((name) => !name?.startsWith('--qs-'))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});

test('logical properties make right-to-left rules unnecessary', () => {
  const physical = /(?:^|[;\s])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:[^;]*/g;
  expect(ownRulesOf(css).flatMap(({ body }) => body.match(physical) ?? [])).toEqual([]);
  const shorthands = ownRulesOf(css).flatMap(({ body }) => [
    ...body.matchAll(/(?:^|[;\s])(?:margin|padding):\s*[^\s;]+ ([^\s;]+) [^\s;]+ ([^\s;]+)/g),
  ]);
  expect(shorthands.filter(([, right, left]) => right !== left)).toEqual([]);
});

test('scripts and styles use the same class names', () => {
  const named = (text: string) => new Set(text.match(/\bqs-[A-Z]\w*-[\da-z]+\b/g));
  const scripts = named(
    globSync('**/*.js', { cwd: output })
      .map((file) => read(file))
      .join('\n'),
  );
  const all = sheets().join('\n');
  const moving = named((all.match(/@keyframes [\w-]+/g) ?? []).join(' '));
  const unknown = [...named(all)]
    .filter((name) => !moving.has(name))
    .filter((name) => !scripts.has(name));
  expect(unknown).toEqual([]);
  expect(scripts.size).toBeGreaterThan(200);
});

test('each separate stylesheet contains all styles of its component', () => {
  const classes = {
    'log-viewer': ['Lines', 'Viewer'],
    'command-palette': ['CommandPalette'],
    'data-grid': ['DataGrid'],
  };
  for (const file of ownFiles) {
    const rules = selectorsOf(ownSheets[file]).join();
    for (const name of classes[file]) {
      expect(rules).toContain(`.qs-${name}-`);
      expect(css).not.toContain(`.qs-${name}-`);
    }
  }
  // Including tokens that no other component uses.
  expect(ownSheets['log-viewer']).toContain('--qs-ansi-red:');
  expect(css).not.toContain('--qs-ansi-');
  expect(tokens).toContain('--qs-ansi-red:');
});

test('the token stylesheet only sets tokens', () => {
  const properties = rulesOf(tokens).flatMap(({ body }) =>
    [...body.matchAll(/(?:^|;)([\w-]+):/g)].map(([, name]) => name),
  );
  const drawn = properties.filter((name) => !name?.startsWith('--qs-') && name !== 'color-scheme');
  expect(drawn).toEqual([]);
});

const weightOf = (sheet: string) => brotliCompressSync(sheet).byteLength;

test('is at most 13.13 kB compressed', () => {
  expect(weightOf(css)).toBeLessThan(13_130);
  expect(weightOf(ownSheets['log-viewer'])).toBeLessThan(4150);
  expect(weightOf(ownSheets['command-palette'])).toBeLessThan(1500);
  expect(weightOf(ownSheets['data-grid'])).toBeLessThan(900);
});
