import { beforeEach, expect, test } from 'vitest';

import { setStage, type Stage } from '../handlers/stage.fixtures.ts';
import { createTestPlatform, statusAndBody, type TestPlatform } from '../testing.fixtures.ts';
import { removeTeam, removeUser } from './removal.ts';

let mock: TestPlatform;
let stage: Stage;

beforeEach(async () => {
  mock = await createTestPlatform();
  stage = await setStage(mock.platform);
  mock.platform.appLogs.emit(stage.path.app_id, 3);
});

/** The collections that still contain a text, such as an id. */
function holding(text: string): string[] {
  return Object.entries(mock.platform.dataset.rows)
    .filter(([, rows]) => JSON.stringify(rows.all()).includes(text))
    .map(([name]) => name);
}

function send(path: string, as: string) {
  return mock.send(path, { method: 'DELETE', as });
}

test('nothing refers to a deleted app', async () => {
  const { app_id } = stage.path;
  expect(holding(app_id)).toContain('resources');
  expect((await send(`/apps/${app_id}`, 'ada@example.com')).status).toBe(204);
  expect(holding(app_id)).toEqual([]);
});

test('nothing refers to a deleted team, its apps and its integrations', async () => {
  const { team_id, app_id, integration_id } = stage.path;
  expect(holding(team_id)).toContain('invitations');
  expect((await send(`/teams/${team_id}`, 'ada@example.com')).status).toBe(200);
  expect([team_id, app_id, integration_id].flatMap(holding)).toEqual([]);
});

test('nothing refers to a deleted user', async () => {
  const { user_id } = stage.path;
  expect(holding(user_id)).toContain('mails');
  expect((await send('/users/me', 'margaret@example.com')).status).toBe(200);
  expect(holding(user_id)).toEqual([]);
});

test('deleting a user deletes all invitations to them', async () => {
  const { platform } = mock;
  const { team_id, inv_id } = stage.path;
  const invitation = platform.dataset.rows.invitations.get(inv_id);
  const ada = platform.dataset.rows.users.where('email', 'ada@example.com')[0];
  if (ada === undefined) throw new Error('Nobody has invited');
  const { token } = platform.invitations.create(ada, { team_id, email: 'annie@example.org' });
  expect((await send('/users/me', 'annie@example.org')).status).toBe(200);
  expect(() => platform.invitations.verify(token)).toThrow('Invalid invitation token');
  expect(platform.dataset.rows.invitations.get(inv_id)).toEqual(invitation);
});

test('an old email cannot confirm an address that another user took since', async () => {
  const { platform } = mock;
  const taken = 'first-come@example.org';
  const people = ['ada@example.com', 'grace@example.com'].flatMap((email) =>
    platform.dataset.rows.users.where('email', email),
  );
  const tokens = people.map((person) => {
    platform.users.requestEmailChange(person, taken);
    return platform.mails.list(taken)[0]?.token ?? '';
  });
  const [first = '', second = ''] = tokens;
  const confirm = (token: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token });
    return mock.send('/users/me/verify-update-email', { method: 'POST', headers, body });
  };
  expect((await confirm(first)).status).toBe(200);
  const rejected = await confirm(second);
  expect(await statusAndBody(rejected)).toEqual([
    409,
    { detail: 'User with this email already exists' },
  ]);
  expect(platform.dataset.rows.users.where('email', taken)).toHaveLength(1);
});

test('codes and consents of a deleted team or user are deleted, and no others', () => {
  const { platform } = mock;
  const { authorizationCodes, authorizations, teams, users } = platform.dataset.rows;
  const { team_id, user_id } = stage.path;
  const binding = {
    client_id: 'quayside-console',
    redirect_uri: 'http://localhost:4173/callback',
    code_challenge: 'challenge',
    expires_at: platform.dataset.clock.now() + 60_000,
  };
  const provider = 'neon';
  platform.dataset.write(() => {
    for (const owner of [team_id, 'another']) {
      authorizationCodes.insert({
        id: `team ${owner}`,
        granted: { kind: 'integration', provider, team_id: owner },
        ...binding,
      });
      authorizations.insert({
        id: `team ${owner}`,
        requested: { kind: 'integration', provider, team_id: owner },
        ...binding,
        state: null,
        provider_code: null,
      });
    }
    for (const owner of [user_id, 'another']) {
      authorizationCodes.insert({
        id: `user ${owner}`,
        granted: { kind: 'login', provider: 'github', user_id: owner },
        ...binding,
      });
    }
    const [team, user] = [teams.get(team_id), users.get(user_id)];
    if (team === undefined || user === undefined) throw new Error('The stage has changed');
    removeTeam(platform.dataset.rows, team);
    removeUser(platform.dataset.rows, user);
  });
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(authorizationCodes.all())).toEqual(['team another', 'user another']);
  expect(ids(authorizations.all())).toEqual(['team another']);
});
