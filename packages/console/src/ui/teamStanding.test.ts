import { memberRoleSchema, type Team } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { people, sampleTeam } from '../testing/teamSamples.ts';
import { mayAdminister, roleText } from './teamStanding.ts';

function withRole(role: string): Team {
  const newer = memberRoleSchema.parse(role);
  return {
    ...sampleTeam,
    user_links: [people.ada, people.grace].map((user) => ({ user, role: newer })),
  };
}

test.each([
  ['admin', true],
  ['member', false],
  ['billing', false],
  ['owner', false],
])('a user with the role %s may administer a team: %s', (role, may) => {
  expect(mayAdminister(withRole(role), people.grace.id)).toBe(may);
});

test('the owner may administer a team, whatever the platform calls that, and who is not in it may not', () => {
  expect(mayAdminister(withRole('owner'), people.ada.id)).toBe(true);
  expect(mayAdminister(sampleTeam, 'nobody')).toBe(false);
});

test('a role that is not known is shown as the platform calls it', () => {
  const texts = { admin: 'Admin', member: 'Member' };
  const shown = ['admin', 'billing'].map((role) => roleText(texts, memberRoleSchema.parse(role)));
  expect(shown).toEqual(['Admin', 'billing']);
});
