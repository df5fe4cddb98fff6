import { expect, test } from 'vitest';

import { recentFirst } from './recentFirst.ts';

const team = (slug: string) => ({ slug, name: slug.toUpperCase() });
const teams = ['berth', 'anchor', 'crane', 'dock'].map(team);

test('teams that were looked at come first, the last one before the others; the rest by name', () => {
  const slugs = recentFirst(teams, ['dock', 'gone', 'berth'], 'en').map(({ slug }) => slug);
  expect(slugs).toEqual(['dock', 'berth', 'anchor', 'crane']);
});

test('without any, all stand by name', () => {
  const slugs = recentFirst(teams, [], 'en').map(({ slug }) => slug);
  expect(slugs).toEqual(['anchor', 'berth', 'crane', 'dock']);
});
