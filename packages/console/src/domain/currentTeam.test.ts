import { expect, test } from 'vitest';

import { samplePersonalTeam, sampleTeam } from '../testing/teamSamples.ts';
import { pickTeam } from './currentTeam.ts';

const pilots = { ...sampleTeam, slug: 'pilots' };
const teams = [samplePersonalTeam, sampleTeam, pilots];

test('a path without a team shows the team opened last', () => {
  expect(pickTeam(teams, 'pilots')).toBe(pilots);
});

test('a deleted team falls back to a shared team, then to the personal team', () => {
  expect(pickTeam(teams, 'gone')).toBe(sampleTeam);
  expect(pickTeam(teams, null)).toBe(sampleTeam);
  expect(pickTeam([samplePersonalTeam], null)).toBe(samplePersonalTeam);
  expect(pickTeam([], null)).toBeUndefined();
});
