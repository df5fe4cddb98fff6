import { memberRoleSchema, type Team } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { people, sampleTeam } from '../testing/teamSamples.ts';
import { mayAdminister, roleText } from './teamRoles.ts';

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

test('the owner may administer a team whatever their role, and non-members may not', () => {
  expect(mayAdminister(withRole('owner'), people.ada.id)).toBe(true);
  expect(mayAdminister(sampleTeam, 'nobody')).toBe(false);
});

test('an unknown role is shown as a sentence', () => {
  const texts = { admin: 'Admin', member: 'Member' };
  const shown = ['admin', 'billing_manager'].map((role) =>
    roleText(texts, memberRoleSchema.parse(role)),
  );
  expect(shown).toEqual(['Admin', 'Billing manager']);
});
