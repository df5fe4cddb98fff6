import { expect, test } from 'vitest';

import { recentFirst } from './recentFirst.ts';

const team = (slug: string) => ({ slug, name: slug.toUpperCase() });
const teams = ['berth', 'anchor', 'crane', 'dock'].map(team);

test('recently opened teams come first, latest first; the others are sorted by name', () => {
  const slugs = recentFirst(teams, ['dock', 'gone', 'berth'], 'en').map(({ slug }) => slug);
  expect(slugs).toEqual(['dock', 'berth', 'anchor', 'crane']);
});

test('without recent teams, all are sorted by name', () => {
  const slugs = recentFirst(teams, [], 'en').map(({ slug }) => slug);
  expect(slugs).toEqual(['anchor', 'berth', 'crane', 'dock']);
});
