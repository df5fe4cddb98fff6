import type { Invitation, Team, TeamRole, UserMe, UserPublic } from '@quayside/api-contract';

import { sampleId, storyNow } from './samples.ts';

const day = 86_400_000;
const moment = (agoMs: number) => new Date(storyNow - agoMs).toISOString();

/** A member with an email address derived from the first name. */
export function samplePerson(seed: number, fullName: string, email?: string): UserPublic {
  const [first = ''] = fullName.toLowerCase().split(' ');
  return { id: sampleId(seed), email: email ?? `${first}@example.com`, full_name: fullName };
}

/** Members of the sample team. */
export const people = {
  ada: samplePerson(801, 'Ada Lovelace'),
  grace: samplePerson(802, 'Grace Hopper'),
  katherine: samplePerson(803, 'Katherine Johnson'),
  margaret: samplePerson(804, 'Margaret Hamilton'),
  radia: samplePerson(805, 'Radia Perlman', 'radia@example.org'),
} as const;

const link = (user: UserPublic, role: TeamRole) => ({ user, role });

/** A shared team of five, owned by Ada. */
export const sampleTeam: Team = {
  id: sampleId(9000),
  name: 'Tidewater Labs',
  slug: 'tidewater-labs',
  is_personal_team: false,
  owner: people.ada,
  user_links: [
    link(people.ada, 'admin'),
    link(people.grace, 'member'),
    link(people.katherine, 'admin'),
    link(people.margaret, 'member'),
    link(people.radia, 'member'),
  ],
  created_at: moment(310 * day),
};

/** Ada's own team. */
export const samplePersonalTeam: Team = {
  id: sampleId(9001),
  name: 'Ada Lovelace',
  slug: 'ada-5e0c1d2f',
  is_personal_team: true,
  owner: people.ada,
  user_links: [link(people.ada, 'admin')],
  created_at: moment(320 * day),
};

/** An invitation that expires in `leftMs`, or did so before the story. */
export function sampleInvitation(
  seed: number,
  email: string,
  leftMs: number,
  role: TeamRole = 'member',
): Invitation {
  return {
    id: sampleId(seed),
    email,
    role,
    status: leftMs > 0 ? 'pending' : 'expired',
    team: { id: sampleTeam.id, name: sampleTeam.name, slug: sampleTeam.slug },
    invited_by: people.ada,
    created_at: moment(7 * day - leftMs),
    expires_at: moment(-leftMs),
  };
}

/** Two pending invitations and an expired one. */
export const sampleInvitations: readonly Invitation[] = [
  sampleInvitation(601, 'hedy@example.org', 5 * day),
  sampleInvitation(602, 'dorothy@example.org', 2 * day, 'admin'),
  sampleInvitation(603, 'barbara@example.org', -2 * day),
];

/** Ada's account. */
export const sampleMe: UserMe = {
  ...people.ada,
  is_active: true,
  created_at: moment(320 * day),
  email_verified: true,
  has_password: true,
  social_accounts: [],
};
