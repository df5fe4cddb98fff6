import { expect, test } from 'vitest';

import { people, samplePersonalTeam, sampleTeam } from '../../testing/teamSamples.ts';
import { ownedTeams } from './ownedTeams.ts';

const alone = {
  ...sampleTeam,
  id: '1',
  user_links: sampleTeam.user_links.filter(({ user }) => user.id === people.ada.id),
};

test('teams with other members block the deletion, teams without are deleted too, and the personal team is left out', () => {
  expect(ownedTeams([sampleTeam, alone, samplePersonalTeam], people.ada.id)).toEqual({
    blocking: [sampleTeam],
    goingAlong: [alone],
  });
});

test('teams owned by other users are ignored', () => {
  expect(ownedTeams([sampleTeam], people.grace.id)).toEqual({ blocking: [], goingAlong: [] });
});
