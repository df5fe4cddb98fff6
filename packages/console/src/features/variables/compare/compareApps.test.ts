import { expect, test } from 'vitest';

import { sampleVariable } from '../../../testing/samples.ts';
import { bySimilarity, compareApps, copySources } from './compareApps.ts';
import type { AppVariables } from './compareApps.ts';

const appOf = (slug: string, values: Readonly<Record<string, string | null>>): AppVariables => ({
  app: { id: slug, slug, name: slug },
  variables: Object.entries(values).map(([name, value]) =>
    sampleVariable({ name, value, agoMs: 0 }),
  ),
});

const statesOf = (...values: Readonly<Record<string, string | null>>[]) =>
  compareApps(values.map((each, index) => appOf(`app-${index}`, each))).map(
    ({ name, cells, isDifferent }) => [
      name,
      isDifferent,
      ...cells.map((cell) =>
        cell.kind === 'value' ? `${cell.value}${cell.isOdd ? ' (odd)' : ''}` : cell.kind,
      ),
    ],
  );

test('only the value that most apps do not have is odd', () => {
  expect(
    statesOf(
      { AGREED: 'a', EMPTY: '', LEVEL: 'debug', SPLIT: '1' },
      { AGREED: 'a', EMPTY: 'x', LEVEL: 'info', SPLIT: '2' },
      { AGREED: 'a', EMPTY: 'x', LEVEL: 'info', SPLIT: '1' },
      { AGREED: 'a', LEVEL: 'info', SPLIT: '2' },
    ),
  ).toEqual([
    ['AGREED', false, 'a', 'a', 'a', 'a'],
    ['EMPTY', true, ' (odd)', 'x', 'x', 'missing'],
    ['LEVEL', true, 'debug (odd)', 'info', 'info', 'info'],
    ['SPLIT', true, '1', '2', '1', '2'],
  ]);
});

test('two apps never outvote each other, and secrets are not compared', () => {
  expect(
    statesOf({ KEY: null, LEVEL: 'a', MIXED: 'x' }, { KEY: null, LEVEL: 'b', MIXED: null }),
  ).toEqual([
    ['KEY', false, 'secret', 'secret'],
    ['LEVEL', true, 'a', 'b'],
    ['MIXED', true, 'x', 'secret'],
  ]);
});

test('copies what the other app lacks or has with another value, and never what a service sets there', () => {
  const from = appOf('from', { KEY: null, LEVEL: 'a', NEW: '', SAME: 'x', SET: 'y' });
  const to = appOf('to', { LEVEL: 'b', SAME: 'x', ONLY: 'z' });
  const managed = sampleVariable({ name: 'SET', agoMs: 0, provider: 'neon' });
  const names = ['KEY', 'LEVEL', 'NEW', 'ONLY', 'SAME', 'SET'];
  const target = { ...to, variables: [...to.variables, managed] };
  expect(copySources(names, from, target)).toEqual([
    { key: 'KEY', name: 'KEY', value: undefined, isLiteral: true, isSecret: true },
    { key: 'LEVEL', name: 'LEVEL', value: 'a', isLiteral: true, isSecret: false },
    { key: 'NEW', name: 'NEW', value: '', isLiteral: true, isSecret: false },
  ]);
});

test('apps with similar names come first', () => {
  const others = ['docs', 'shop', 'shop-api', 'harbour-api'].map((slug) => ({ slug }));
  expect(bySimilarity('shop-api-staging', others).map(({ slug }) => slug)).toEqual([
    'shop-api',
    'harbour-api',
    'shop',
    'docs',
  ]);
});
