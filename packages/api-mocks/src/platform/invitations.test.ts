// Who may invite, cancel and decline, and when: `model/teams`.
import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing.fixtures.ts';
import { demoTeam, demoUser, platformError } from './demo.fixtures.ts';
import { invitationLife, type InvitationStatus } from './invitations.ts';
import type { InvitationRecord, TeamRecord, UserRecord } from './records.ts';

let mock: TestPlatform;
let tidewater: TeamRecord;
let ada: UserRecord;
let grace: UserRecord;
let annie: UserRecord;

beforeEach(async () => {
  mock = await createTestPlatform();
  tidewater = demoTeam(mock.platform, 'tidewater-labs');
  ada = demoUser(mock.platform, 'ada@example.com');
  grace = demoUser(mock.platform, 'grace@example.com');
  annie = demoUser(mock.platform, 'annie@example.org');
});

function invite(email: string, by = ada): InvitationRecord {
  return mock.platform.invitations.create(by, { team_id: tidewater.id, email });
}

function isMember(user: UserRecord): boolean {
  return mock.platform.teams.idsOf(user).has(tidewater.id);
}

describe('inviting a user', () => {
  test('puts the link only into the email', () => {
    const invitation = invite('Hedy@Example.org');
    const [mail] = mock.platform.mails.list('hedy@example.org');
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
      platformError(409, 'An invitation for this email is already pending'),
    );
  });

  test('is possible again once the first invitation has expired or was cancelled', () => {
    const { id } = invite('hedy@example.org');
    mock.platform.invitations.cancel(ada, id);
    invite('hedy@example.org');
    mock.platform.advance(invitationLife);
    expect(() => invite('hedy@example.org')).not.toThrow();
  });

  test('is possible for another team at the same time', () => {
    expect(() => invite('somebody@example.org')).not.toThrow();
    const other = mock.platform.teams.create({ name: 'Salvage Crew', owner: ada });
    const again = { team_id: other.id, email: 'somebody@example.org' };
    expect(() => mock.platform.invitations.create(ada, again)).not.toThrow();
  });
});

describe('the invited user', () => {
  test('can sign up first', async () => {
    const { token } = invite('Hedy@example.org');
    await mock.platform.users.signUp({
      email: 'hedy@EXAMPLE.org',
      password: 'frequency',
      full_name: 'Hedy Lamarr',
    });
    const hedy = demoUser(mock.platform, 'hedy@example.org');
    expect(mock.platform.invitations.listFor(hedy, {}).count).toBe(1);
    mock.platform.invitations.accept(hedy, token);
    expect(isMember(hedy)).toBe(true);
  });

  test('cannot use an invitation sent to another user', () => {
    const { token } = invite('hedy@example.org');
    expect(() => mock.platform.invitations.accept(annie, token)).toThrow(
      platformError(400, 'This invitation was sent to a different email address'),
    );
    expect(isMember(annie)).toBe(false);
    expect(mock.platform.invitations.verify(token).email).toBe('hedy@example.org');
  });

  test('keeps their role when already in the team', () => {
    const { token } = invite('hopper@example.com');
    mock.platform.users.requestEmailChange(grace, 'hopper@example.com');
    const [mail] = mock.platform.mails.list('hopper@example.com');
    mock.platform.users.confirmEmailChange(mail?.token ?? '');
    mock.platform.invitations.accept(demoUser(mock.platform, 'hopper@example.com'), token);
    expect(
      mock.platform.teams.members(tidewater).filter(({ user }) => user.id === grace.id),
    ).toHaveLength(1);
  });
});

describe('lists', () => {
  test.each<[InvitationStatus, string[]]>([
    ['pending', ['dorothy@example.org']],
    ['accepted', ['radia@example.org']],
    ['expired', ['barbara@example.org']],
    ['cancelled', ['jean@example.org']],
  ])("contain the team's %s invitations for an admin", (status, emails) => {
    const { data, count } = mock.platform.invitations.listOf(ada, tidewater.id, { status });
    expect([data.map(({ email }) => email), count]).toEqual([emails, emails.length]);
  });

  test('are paginated, newest first', () => {
    const page = { skip: 1, limit: 2 };
    const { data, count } = mock.platform.invitations.listOf(ada, tidewater.id, page);
    expect(data.map(({ email }) => email)).toEqual(['barbara@example.org', 'jean@example.org']);
    expect(count).toBe(4);
  });
});

test('removing a member cancels an invitation to an address they took afterwards', () => {
  const { token } = invite('hopper@example.org');
  mock.platform.users.requestEmailChange(grace, 'hopper@example.org');
  const [mail] = mock.platform.mails.list('hopper@example.org');
  mock.platform.users.confirmEmailChange(mail?.token ?? '');
  mock.platform.teams.removeMember(ada, tidewater.id, grace.id);
  expect(() => mock.platform.invitations.verify(token)).toThrow('was cancelled');
  expect(() =>
    mock.platform.invitations.accept(demoUser(mock.platform, 'hopper@example.org'), token),
  ).toThrow('was cancelled');
});

test('removing a member cancels the pending invitations they sent, and no others', () => {
  const katherine = demoUser(mock.platform, 'katherine@example.com');
  const theirs = invite('hedy@example.org', katherine);
  const others = invite('joan@example.org');
  mock.platform.teams.removeMember(ada, tidewater.id, katherine.id);
  expect(() => mock.platform.invitations.verify(theirs.token)).toThrow('was cancelled');
  expect(mock.platform.invitations.verify(others.token).id).toBe(others.id);
});
