import { beforeEach, describe, expect, test } from 'vitest';

import { createTestWorld, type TestWorld } from '../testing.fixtures.ts';
import { invitationLife, type InvitationStatus } from './invitations.ts';
import type { InvitationRecord, TeamRecord, UserRecord } from './records.ts';
import { Refusal } from './refusal.ts';

let world: TestWorld;
let tidewater: TeamRecord;
let ada: UserRecord;
let grace: UserRecord;
let annie: UserRecord;

beforeEach(async () => {
  world = await createTestWorld();
  tidewater = findTeam('tidewater-labs');
  ada = person('ada@example.com');
  grace = person('grace@example.com');
  annie = person('annie@example.org');
});

function findTeam(slug: string): TeamRecord {
  const team = world.platform.world.rows.teams.where('slug', slug)[0];
  if (team === undefined) throw new Error(`There is no team ${slug}`);
  return team;
}

function person(email: string): UserRecord {
  const user = world.platform.world.rows.users.where('email', email)[0];
  if (user === undefined) throw new Error(`Nobody has the address ${email}`);
  return user;
}

function invite(email: string, by = ada): InvitationRecord {
  return world.platform.invitations.create(by, { team_id: tidewater.id, email });
}

function isMember(user: UserRecord): boolean {
  return world.platform.teams.idsOf(user).has(tidewater.id);
}

const refuses = (status: number, detail: string) =>
  expect.objectContaining({ constructor: Refusal, status, message: detail });

describe('inviting a user', () => {
  test('puts the link only into the email', () => {
    const invitation = invite('Hedy@Example.org');
    const [mail] = world.platform.mails.list('hedy@example.org');
    expect(mail).toMatchObject({
      kind: 'invitation',
      subject: 'Ada Lovelace invited you to Tidewater Labs',
      url: `http://localhost:4173/invitation?token=${invitation.token}`,
    });
    expect(invitation.expires_at - invitation.created_at).toBe(invitationLife);
    expect(invitation.role).toBe('member');
  });

  test('rejects a second invitation, ignoring the case of the address', () => {
    invite('hedy@example.org');
    expect(() => invite('HEDY@example.org')).toThrow(
      refuses(409, 'An invitation for this email is already pending'),
    );
  });

  test('is possible again once the first invitation has expired or was cancelled', () => {
    const { id } = invite('hedy@example.org');
    world.platform.invitations.cancel(ada, id);
    invite('hedy@example.org');
    world.platform.advance(invitationLife);
    expect(() => invite('hedy@example.org')).not.toThrow();
  });

  test('is possible for another team at the same time', () => {
    expect(() => invite('somebody@example.org')).not.toThrow();
    const other = world.platform.teams.create({ name: 'Salvage Crew', owner: ada });
    const again = { team_id: other.id, email: 'somebody@example.org' };
    expect(() => world.platform.invitations.create(ada, again)).not.toThrow();
  });

  test('rejects members, and personal teams', () => {
    expect(() => invite('GRACE@example.com')).toThrow(
      refuses(400, 'User is already a member of this team'),
    );
    const [personal] = world.platform.teams.list(ada, { owner: true, order: 'asc' }).data;
    const input = { team_id: personal?.id ?? '', email: 'hedy@example.org' };
    expect(() => world.platform.invitations.create(ada, input)).toThrow(
      refuses(400, 'Personal teams cannot have additional members'),
    );
  });

  test('is forbidden to a member, and not found for a user outside the team', () => {
    expect(() => invite('hedy@example.org', grace)).toThrow(refuses(403, 'Not enough permissions'));
    expect(() => invite('hedy@example.org', annie)).toThrow(refuses(404, 'Team not found'));
  });
});

describe('the invited person', () => {
  test('joins with the offered role', () => {
    const input = { team_id: tidewater.id, email: annie.email, role: 'admin' as const };
    const { token } = world.platform.invitations.create(ada, input);
    expect(world.platform.invitations.accept(annie, token).outcome).toBe('accepted');
    expect(
      world.platform.teams.members(tidewater).find(({ user }) => user.id === annie.id)?.role,
    ).toBe('admin');
  });

  test('can sign up first', async () => {
    const { token } = invite('Hedy@example.org');
    await world.platform.users.signUp({
      email: 'hedy@EXAMPLE.org',
      password: 'frequency',
      full_name: 'Hedy Lamarr',
    });
    const hedy = person('hedy@example.org');
    expect(world.platform.invitations.listFor(hedy, {}).count).toBe(1);
    world.platform.invitations.accept(hedy, token);
    expect(isMember(hedy)).toBe(true);
  });

  test('cannot accept twice', () => {
    const { token } = invite(annie.email);
    world.platform.invitations.accept(annie, token);
    expect(() => world.platform.invitations.accept(annie, token)).toThrow(
      refuses(400, 'This invitation has already been accepted'),
    );
  });

  test('cannot use an invitation sent to another user', () => {
    const { token } = invite('hedy@example.org');
    expect(() => world.platform.invitations.accept(annie, token)).toThrow(
      refuses(400, 'This invitation was sent to a different email address'),
    );
    expect(isMember(annie)).toBe(false);
    expect(world.platform.invitations.verify(token).email).toBe('hedy@example.org');
  });

  test('keeps their role when already in the team', () => {
    const { token } = invite('hopper@example.com');
    world.platform.users.requestEmailChange(grace, 'hopper@example.com');
    const [mail] = world.platform.mails.list('hopper@example.com');
    world.platform.users.confirmEmailChange(mail?.token ?? '');
    world.platform.invitations.accept(person('hopper@example.com'), token);
    expect(
      world.platform.teams.members(tidewater).filter(({ user }) => user.id === grace.id),
    ).toHaveLength(1);
  });

  test('can decline, after which the link no longer works', () => {
    const { id, token } = invite(annie.email);
    world.platform.invitations.cancel(annie, id);
    expect(() => world.platform.invitations.verify(token)).toThrow(
      refuses(400, 'This invitation was cancelled'),
    );
  });
});

test('an invitation works until its seventh day ends', () => {
  const { token } = invite(annie.email);
  world.platform.advance(invitationLife - 1);
  expect(world.platform.invitations.verify(token).email).toBe(annie.email);
  world.platform.advance(1);
  const late = refuses(400, 'This invitation has expired');
  expect(() => world.platform.invitations.verify(token)).toThrow(late);
  expect(() => world.platform.invitations.accept(annie, token)).toThrow(late);
});

test('an unknown token is invalid', () => {
  expect(() => world.platform.invitations.verify('0'.repeat(48))).toThrow(
    refuses(400, 'Invalid invitation token'),
  );
});

describe('cancelling a pending invitation', () => {
  test('is allowed to any admin of the team', () => {
    const { id } = invite('hedy@example.org');
    world.platform.invitations.cancel(person('katherine@example.com'), id);
    expect(() => world.platform.invitations.cancel(ada, id)).toThrow(
      refuses(400, 'Only pending invitations can be cancelled'),
    );
  });

  test('is forbidden to a member, and not found for a user outside the team', () => {
    const { id } = invite('hedy@example.org');
    expect(() => world.platform.invitations.cancel(grace, id)).toThrow(
      refuses(403, 'Not enough permissions'),
    );
    expect(() => world.platform.invitations.cancel(annie, id)).toThrow(
      refuses(404, 'Invitation not found'),
    );
  });
});

describe('lists', () => {
  test.each<[InvitationStatus, string[]]>([
    ['pending', ['dorothy@example.org']],
    ['accepted', ['radia@example.org']],
    ['expired', ['barbara@example.org']],
    ['cancelled', ['jean@example.org']],
  ])("contain the team's %s invitations for an admin", (status, emails) => {
    const { data, count } = world.platform.invitations.listOf(ada, tidewater.id, { status });
    expect([data.map(({ email }) => email), count]).toEqual([emails, emails.length]);
  });

  test('are paginated, newest first', () => {
    const page = { skip: 1, limit: 2 };
    const { data, count } = world.platform.invitations.listOf(ada, tidewater.id, page);
    expect(data.map(({ email }) => email)).toEqual(['barbara@example.org', 'jean@example.org']);
    expect(count).toBe(4);
  });

  test('contain only the invitations a user sent and received', () => {
    const { invitations } = world.platform;
    expect(invitations.listSentBy(annie, {}).data.map(({ email }) => email)).toEqual([ada.email]);
    expect(invitations.listFor(ada, {}).count).toBe(1);
    expect(invitations.listFor(grace, {}).count).toBe(0);
  });
});

describe('when a member is removed', () => {
  test('cancels the pending invitations they sent, and no others', () => {
    const katherine = person('katherine@example.com');
    const theirs = invite('hedy@example.org', katherine);
    const others = invite('joan@example.org');
    world.platform.teams.removeMember(ada, tidewater.id, katherine.id);
    expect(() => world.platform.invitations.verify(theirs.token)).toThrow('was cancelled');
    expect(world.platform.invitations.verify(others.token).id).toBe(others.id);
  });

  test('invalidates the link they joined with', () => {
    const { token } = invite(annie.email);
    world.platform.invitations.accept(annie, token);
    world.platform.teams.removeMember(ada, tidewater.id, annie.id);
    expect(() => world.platform.invitations.accept(annie, token)).toThrow('already been accepted');
    expect(() => invite(annie.email)).not.toThrow();
  });

  test('cancels an invitation to an address they took afterwards', () => {
    const { token } = invite('hopper@example.org');
    world.platform.users.requestEmailChange(grace, 'hopper@example.org');
    const [mail] = world.platform.mails.list('hopper@example.org');
    world.platform.users.confirmEmailChange(mail?.token ?? '');
    world.platform.teams.removeMember(ada, tidewater.id, grace.id);
    expect(() => world.platform.invitations.verify(token)).toThrow('was cancelled');
    expect(() => world.platform.invitations.accept(person('hopper@example.org'), token)).toThrow(
      'was cancelled',
    );
  });
});
