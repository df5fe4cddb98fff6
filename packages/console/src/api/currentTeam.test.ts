import { expect, test } from 'vitest';

import { samplePersonalTeam, sampleTeam } from '../testing/teamSamples.ts';
import { pickTeam } from './currentTeam.ts';

const pilots = { ...sampleTeam, slug: 'pilots' };
const teams = [samplePersonalTeam, sampleTeam, pilots];

test('where the address names no team, the one last looked at is shown', () => {
  expect(pickTeam(teams, 'pilots')).toBe(pilots);
});

test('a team that is gone gives way to a shared one, and that to one’s own', () => {
  expect(pickTeam(teams, 'gone')).toBe(sampleTeam);
  expect(pickTeam(teams, null)).toBe(sampleTeam);
  expect(pickTeam([samplePersonalTeam], null)).toBe(samplePersonalTeam);
  expect(pickTeam([], null)).toBeUndefined();
});
