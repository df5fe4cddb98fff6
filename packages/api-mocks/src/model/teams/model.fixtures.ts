import type { TeamRole } from '@quayside/api-contract';

import { pick, type ExpectedError } from '../play.fixtures.ts';
import type { Person } from '../stage.fixtures.ts';

/** A team in the model. */
export interface TeamModel {
  readonly id: string;
  readonly slug: string;
  readonly isPersonal: boolean;
  name: string;
  owner: Person;
  readonly roles: Map<Person, TeamRole>;
  isGone: boolean;
}

/** An offer to join a team. */
export interface InvitationModel {
  readonly id: string;
  readonly token: string;
  readonly team: TeamModel;
  readonly by: Person;
  readonly to: Person;
  readonly role: TeamRole;
  readonly expiresAt: number;
  outcome: 'accepted' | 'cancelled' | undefined;
  isGone: boolean;
}

/** All objects ever created; removed ones stay, so that they can be requested. */
export interface TeamsModel {
  readonly people: [Person, ...Person[]];
  readonly departed: Set<Person>;
  readonly teams: [TeamModel, ...TeamModel[]];
  readonly invitations: InvitationModel[];
  /** Number of steps, which selects the user whose lists are checked. */
  steps: number;
}

const day = 86_400_000;

/** Lifetime of an invitation, in milliseconds. */
export const invitationLife = 7 * day;

/** Returns the status of an invitation at `now`. */
export function statusOf({ outcome, expiresAt }: InvitationModel, now: number) {
  return outcome ?? (now < expiresAt ? 'pending' : 'expired');
}

/** The errors of this area. */
export const errors = {
  nobody: { status: 401, detail: 'Could not validate credentials' },
  outsider: { status: 404, detail: 'Team not found' },
  notAllowed: { status: 403, detail: 'Not enough permissions' },
  noSuchMember: { status: 404, detail: 'User not found' },
  personalStays: { status: 400, detail: 'Personal teams cannot be deleted' },
  personalNotTransferable: { status: 400, detail: 'Personal teams cannot be transferred' },
  personalIsAlone: { status: 400, detail: 'Personal teams cannot have additional members' },
  heirIsNoAdmin: { status: 400, detail: 'Ownership can only be transferred to an admin' },
  ownRole: { status: 400, detail: 'You cannot change your own role' },
  ownersRole: { status: 400, detail: "The owner's role cannot be changed" },
  removesSelf: { status: 400, detail: 'You cannot remove yourself' },
  removesOwner: { status: 400, detail: 'The owner cannot be removed' },
  ownsShared: { status: 400, detail: 'Transfer or delete the teams you own first' },
  isMember: { status: 400, detail: 'User is already a member of this team' },
  isInvited: { status: 409, detail: 'An invitation for this email is already pending' },
  badToken: { status: 400, detail: 'Invalid invitation token' },
  expired: { status: 400, detail: 'This invitation has expired' },
  accepted: { status: 400, detail: 'This invitation has already been accepted' },
  cancelled: { status: 400, detail: 'This invitation was cancelled' },
  otherAddress: {
    status: 400,
    detail: 'This invitation was sent to a different email address',
  },
  noInvitation: { status: 404, detail: 'Invitation not found' },
  notPending: { status: 400, detail: 'Only pending invitations can be cancelled' },
} as const satisfies Record<string, ExpectedError>;

/** Permission rules, applied before the input is validated. */
export const rules = {
  account: (model: TeamsModel, who: Person) =>
    model.departed.has(who) ? errors.nobody : undefined,
  member: (who: Person, team: TeamModel) =>
    team.isGone || !team.roles.has(who) ? errors.outsider : undefined,
  admin: (who: Person, team: TeamModel) =>
    team.roles.get(who) === 'admin' ? undefined : errors.notAllowed,
  owner: (who: Person, team: TeamModel) => (team.owner === who ? undefined : errors.notAllowed),
  inTeam: (who: Person, team: TeamModel) => (team.roles.has(who) ? undefined : errors.noSuchMember),
};

/** Picks a user, mostly of the team: others can do little with it. */
export function pickFor(model: TeamsModel, team: TeamModel, index: number): Person {
  const members = index % 4 === 0 ? [] : [...team.roles.keys()];
  return pick(members, index >> 2) ?? pick(model.people, index >> 2);
}

/** Picks a user to invite, mostly one outside the team. */
export function pickGuest(model: TeamsModel, team: TeamModel, index: number): Person {
  const outside = model.people.filter((person) => !team.roles.has(person));
  return pick(index % 4 === 0 ? [] : outside, index >> 2) ?? pick(model.people, index >> 2);
}

/** Picks the target of an action: occasionally the owner, who has special protection. */
export function pickTarget(model: TeamsModel, team: TeamModel, index: number): Person {
  return index % 5 === 0 ? team.owner : pickFor(model, team, index);
}

/** Invitations cancelled in all plays because a member left: a rule without an error. */
export const withdrawals = { count: 0 };

/** Removes a member from a team, and cancels the invitations they sent or could return by. */
export function leave(model: TeamsModel, who: Person, team: TeamModel, now: number): void {
  team.roles.delete(who);
  for (const invitation of model.invitations) {
    const isTheirs = invitation.by === who || invitation.to === who;
    if (invitation.team === team && isTheirs && statusOf(invitation, now) === 'pending') {
      invitation.outcome = 'cancelled';
      withdrawals.count += 1;
    }
  }
}

/** Removes a team and the invitations to it. */
export function disband(model: TeamsModel, team: TeamModel): void {
  team.isGone = true;
  for (const invitation of model.invitations) invitation.isGone ||= invitation.team === team;
}
