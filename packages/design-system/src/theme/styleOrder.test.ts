import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildStylesInto } from '../../build/buildInto.ts';
import { buildKitchenSinkPage } from '../../build/kitchenSinkPage.ts';
import type { BuiltPage } from '../../build/kitchenSinkPage.ts';
import { launch, openKitchenSink } from '../../build/openKitchenSink.ts';

const output = mkdtempSync(join(tmpdir(), 'quayside-order-'));
const publishedNames = ['styles.css', 'data-grid.css'];
const published = new Map<string, string>();
let browser: Browser;
let built: BuiltPage;

beforeAll(async () => {
  built = await buildKitchenSinkPage();
  await buildStylesInto(output);
  for (const name of publishedNames) published.set(name, readFileSync(join(output, name), 'utf8'));
  const css = [...published.values()].join('');
  properties = [...new Set([...css.matchAll(/(?<=[{;])([a-z-]+):/g)].map(([, name = '']) => name))]
    .filter((name) => !name.startsWith('--'))
    .toSorted();
  browser = await launch();
}, 180_000);

afterAll(async () => {
  await browser.close();
  rmSync(output, { recursive: true });
});

/** Declarations of the published stylesheet. Tokens are equal in all; only their uses differ. */
let properties: readonly string[] = [];

/** Computed values of every element and its pseudo-elements for each property in the published stylesheet. */
async function drawn(
  stylesheets: readonly string[],
  search = '',
  page: BuiltPage = built,
): Promise<string[]> {
  const opened = await openKitchenSink(browser, page, { stylesheets, others: published, search });
  const styles = await opened.evaluate((names) => {
    const read = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const isThere = part === undefined || style.content !== 'none';
      return isThere ? names.map((name) => style.getPropertyValue(name)).join(';') : '';
    };
    return [...document.querySelectorAll('.qs-root, .qs-root *')].map((element) =>
      [read(element), read(element, '::before'), read(element, '::after')].join('|'),
    );
  }, properties);
  await opened.close();
  return styles;
}

/** The same names in another, reproducible order. */
function shuffled(names: readonly string[], seed: number): string[] {
  let state = seed;
  const next = () => {
    state = Math.imul(state, 1_103_515_245) + 12_345;
    return state >>> 8;
  };
  return names
    .map((name) => ({ name, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

const differences = (one: readonly string[], other: readonly string[]) =>
  one.filter((style, index) => style !== other[index]).length + Math.abs(one.length - other.length);

/** Styles of stories are not published. */
const ofStories = () => built.stylesheets.filter((name) => /foundations|internal/.test(name));

const reversed = () => built.stylesheets.toReversed();
const random = () => shuffled(built.stylesheets, 1);
const all = () => [...publishedNames, ...ofStories()];

describe.each([
  { search: '?', orders: [reversed, all], tags: [] },
  { search: '?', orders: [random], tags: ['full'] },
  { search: '?light', orders: [reversed, random, all], tags: ['full'] },
])('$search', ({ search, orders, tags }) => {
  const options = { tags, timeout: 120_000 };
  test('the order in which stylesheets load changes nothing', options, async () => {
    const straight = await drawn(built.stylesheets, search);
    expect(straight.length).toBeGreaterThan(500);
    for (const order of orders) {
      expect(differences(straight, await drawn(order(), search))).toBe(0);
    }
  });
});

const withTime = { tags: ['full'], timeout: 60_000 };

test('without its declared order, the style would be different', withTime, async () => {
  const files = new Map(
    [...built.files].map(([name, content]) => [
      name,
      name.endsWith('.css') ? content.toString().replaceAll(/@layer [^{;]+;/g, '') : content,
    ]),
  );
  const silent = { ...built, files };
  const straight = await drawn(built.stylesheets, '', silent);
  expect(differences(straight, await drawn(reversed(), '', silent))).toBeGreaterThan(0);
});
