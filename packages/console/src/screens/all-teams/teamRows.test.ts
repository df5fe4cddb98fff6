import { expect, test } from 'vitest';

import { people, samplePersonalTeam, sampleTeam } from '../../testing/teamSamples.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { teamRows } from './teamRows.ts';

const pilots = {
  ...sampleTeam,
  id: '1',
  name: 'pilots 10',
  slug: 'pilots',
  owner: people.grace,
};
const teams = [sampleTeam, pilots, { ...pilots, id: '2', name: 'Pilots 9' }, samplePersonalTeam];
const input = {
  teams,
  userId: people.ada.id,
  search: '',
  order: 'asc',
  locale: 'en',
  linkTo: buildPath,
} as const;

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('teams are sorted by name in natural order: numbers by value, letters ignoring case', () => {
  const sorted = ['Ada Lovelace', 'Pilots 9', 'pilots 10', 'Tidewater Labs'];
  expect(names(teamRows(input))).toEqual(sorted);
  expect(names(teamRows({ ...input, order: 'desc' }))).toEqual(sorted.toReversed());
});

test('each row shows the role of the user', () => {
  const rows = teamRows(input);
  expect(rows.map(({ role }) => role)).toEqual(['personal', 'member', 'member', 'owner']);
});

test.each([
  ['LABS', ['Tidewater Labs']],
  ['/tidewater', ['Tidewater Labs']],
  ['lábs', ['Tidewater Labs']],
  ['la\u0301bs', ['Tidewater Labs']],
  [' ada-5e ', ['Ada Lovelace']],
  ['nothing', []],
])('a search for "%s" finds %j', (search, found) => {
  expect(names(teamRows({ ...input, search }))).toEqual(found);
});
