import { expect, test } from 'vitest';

import { people, samplePersonalTeam, sampleTeam } from '../../testing/teamSamples.ts';
import { ownedTeams } from './ownedTeams.ts';

const alone = {
  ...sampleTeam,
  id: '1',
  user_links: sampleTeam.user_links.filter(({ user }) => user.id === people.ada.id),
};

test('teams with others in them stand in the way, those without go along, the personal one is not named', () => {
  expect(ownedTeams([sampleTeam, alone, samplePersonalTeam], people.ada.id)).toEqual({
    blocking: [sampleTeam],
    goingAlong: [alone],
  });
});

test('teams of others do not matter', () => {
  expect(ownedTeams([sampleTeam], people.grace.id)).toEqual({ blocking: [], goingAlong: [] });
});
