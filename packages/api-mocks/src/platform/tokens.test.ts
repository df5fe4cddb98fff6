import { beforeEach, describe, expect, test } from 'vitest';

import { toBase64Url } from '../bytes.ts';
import { createTestPlatform, testStart } from '../testing.fixtures.ts';
import { accessTokenLife } from './accessTokens.ts';
import { demoUser, platformError } from './demo.fixtures.ts';
import { formatUserCode } from './devices.ts';
import type { AppRecord, UserRecord } from './records.ts';
import { OAuthError } from './platformErrors.ts';
import type { Platform } from './platform.ts';

let platform: Platform;
let ada: UserRecord;
let app: AppRecord;
let otherApp: AppRecord;

beforeEach(async () => {
  ({ platform } = await createTestPlatform());
  const [first, second] = platform.dataset.rows.apps.all();
  if (first === undefined || second === undefined) throw new Error('The demo dataset has changed');
  ada = demoUser(platform, 'ada@example.com');
  app = first;
  otherApp = second;
});

const oauthError = (code: string, message: string) =>
  expect.objectContaining({ constructor: OAuthError, code, message });

describe('an access token', () => {
  const rejected = platformError(401, 'Could not validate credentials');

  /** A token with other claims, and the signature of the given one. */
  function withClaims(token: string, claims: object): string {
    const [header, , signature] = token.split('.');
    return `${header}.${toBase64Url(new TextEncoder().encode(JSON.stringify(claims)))}.${signature}`;
  }

  test('names its user, and is different each time', async () => {
    const token = await platform.accessTokens.issue(ada);
    expect(await platform.accessTokens.verify(token)).toEqual(ada);
    const [header = '', payload = ''] = token.split('.');
    expect(JSON.parse(atob(header))).toEqual({ alg: 'HS256', typ: 'JWT' });
    const iat = testStart / 1000;
    expect(JSON.parse(atob(payload))).toMatchObject({
      sub: ada.id,
      iat,
      exp: iat + accessTokenLife,
    });
    expect(await platform.accessTokens.issue(ada)).not.toBe(token);
  });

  test('is rejected when it is malformed or forged', async () => {
    const token = await platform.accessTokens.issue(ada);
    const forged = { sub: ada.id, exp: 9_999_999_999, jti: 'x', generation: 0 };
    const wrong = ['', 'x', 'x.y', `${token}.x`, `${token}x`, withClaims(token, forged)];
    for (const value of wrong)
      await expect(platform.accessTokens.verify(value)).rejects.toThrow(rejected);
  });

  test('is rejected when another platform signed it', async () => {
    const { platform: other } = await createTestPlatform();
    other.dataset.remember({ signing_key: 'another key' });
    const token = await other.accessTokens.issue(ada);
    await expect(platform.accessTokens.verify(token)).rejects.toThrow(rejected);
    expect(await other.accessTokens.verify(token)).toMatchObject({ id: ada.id });
  });

  test('is rejected when it is revoked, alone or with all others', async () => {
    const [first, second] = [
      await platform.accessTokens.issue(ada),
      await platform.accessTokens.issue(ada),
    ];
    platform.accessTokens.revoke(first);
    // Again, and without effect.
    platform.accessTokens.revoke(first);
    platform.accessTokens.revoke('x.y.z');
    platform.accessTokens.revoke('x');
    await expect(platform.accessTokens.verify(first)).rejects.toThrow(rejected);
    expect(await platform.accessTokens.verify(second)).toEqual(ada);
    platform.accessTokens.revokeAll();
    await expect(platform.accessTokens.verify(second)).rejects.toThrow(rejected);
    expect(await platform.accessTokens.verify(await platform.accessTokens.issue(ada))).toEqual(ada);
  });

  test('a revoked token is remembered until it has expired', async () => {
    platform.accessTokens.revoke(await platform.accessTokens.issue(ada));
    platform.advance(accessTokenLife * 1000 - 1);
    platform.accessTokens.revoke(await platform.accessTokens.issue(ada));
    expect(platform.dataset.rows.revokedTokens.all()).toHaveLength(2);
    platform.advance(1);
    platform.accessTokens.revoke(await platform.accessTokens.issue(ada));
    expect(platform.dataset.rows.revokedTokens.all()).toHaveLength(2);
  });

  test('is rejected for a user who is gone or inactive', async () => {
    const token = await platform.accessTokens.issue(ada);
    const { rows } = platform.dataset;
    platform.dataset.write(() => rows.users.update(ada.id, { is_active: false }));
    await expect(platform.accessTokens.verify(token)).rejects.toThrow(
      platformError(400, 'Inactive user'),
    );
    platform.dataset.write(() => rows.users.remove(ada.id));
    await expect(platform.accessTokens.verify(token)).rejects.toThrow(rejected);
  });
});

describe('a deploy token', () => {
  const day = 86_400_000;

  test('is listed with its app, newest first', () => {
    const before = platform.deployTokens.list(app).length;
    const token = platform.deployTokens.create(app, 'CI', 30);
    expect(token).toMatchObject({
      app_id: app.id,
      name: 'CI',
      value: expect.stringMatching(/^fcp_[0-9a-f]{40}$/),
      created_at: testStart,
      expired_at: testStart + 30 * day,
      last_used_at: null,
    });
    expect(platform.deployTokens.list(app)[0]).toEqual(token);
    expect(platform.deployTokens.list(app)).toHaveLength(before + 1);
    expect(platform.deployTokens.list(otherApp)).not.toContainEqual(token);
  });

  test('has a name of its own within its app', () => {
    platform.deployTokens.create(app, 'CI', 30);
    expect(() => platform.deployTokens.create(app, 'CI', 30)).toThrow(
      platformError(409, 'Deploy token name already exists.'),
    );
    expect(platform.deployTokens.create(otherApp, 'CI', 30).name).toBe('CI');
  });

  test('records its use, and ends after its days', () => {
    const { value } = platform.deployTokens.create(app, 'CI', 1);
    platform.advance(day - 1);
    expect(platform.deployTokens.use(value)?.last_used_at).toBe(testStart + day - 1);
    platform.advance(1);
    expect(platform.deployTokens.use(value)).toBeUndefined();
    expect(platform.deployTokens.use('fcp_x')).toBeUndefined();
  });

  test('is deleted by its app alone', () => {
    const { id, value } = platform.deployTokens.create(app, 'CI', 1);
    const missing = platformError(404, 'Deploy token not found');
    expect(() => platform.deployTokens.remove(otherApp, id)).toThrow(missing);
    platform.deployTokens.remove(app, id);
    expect(() => platform.deployTokens.remove(app, id)).toThrow(missing);
    expect(platform.deployTokens.use(value)).toBeUndefined();
  });

  test('gives access to its own app alone', () => {
    const token = platform.deployTokens.create(app, 'CI', 1);
    const caller = { kind: 'deploy-token', token } as const;
    expect(platform.apps.find(caller, app.id)).toEqual(app);
    expect(() => platform.apps.find(caller, otherApp.id)).toThrow(
      platformError(404, 'App not found'),
    );
  });
});

// Its life: `expiry.test.ts`.
describe('a device code', () => {
  const pending = oauthError('authorization_pending', 'Nobody has authorized the device yet');

  test('is typed in any case, with or without its dash', () => {
    const device = platform.devices.request('fastapi-cli');
    expect(device.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    expect(device.device_code).toMatch(/^[0-9a-f]{40}$/);
    expect(device.expires_at - device.created_at).toBe(900_000);
    const shown = formatUserCode(device.user_code);
    expect(shown).toBe(`${device.user_code.slice(0, 4)}-${device.user_code.slice(4, 8)}`);
    for (const typed of [shown, shown.toLowerCase(), device.user_code, ` ${shown} `])
      expect(platform.devices.find(typed)).toEqual(device);
    expect(() => platform.devices.find('XXXX')).toThrow(
      platformError(404, 'Device authorization not found'),
    );
  });

  test('is exchanged once, by its own client, after it is authorized', () => {
    const { device_code, user_code } = platform.devices.request('fastapi-cli');
    const exchange = (client = 'fastapi-cli', code = device_code) =>
      platform.devices.exchange(code, client);
    expect(() => exchange()).toThrow(pending);
    platform.devices.authorize(ada, user_code);
    const authorized = platformError(409, 'Device already authorized');
    expect(() => platform.devices.authorize(ada, user_code)).toThrow(authorized);
    expect(() => platform.devices.deny(user_code)).toThrow(authorized);
    const unknown = oauthError('invalid_grant', 'The device code is not known');
    expect(() => exchange('fastapi-vscode')).toThrow(unknown);
    expect(() => exchange('fastapi-cli', 'x')).toThrow(unknown);
    expect(exchange()).toEqual(ada);
    expect(() => exchange()).toThrow(
      oauthError('invalid_grant', 'The device code was used already'),
    );
  });

  test('is requested and exchanged by known clients alone', () => {
    const stranger = oauthError('invalid_client', 'The client is not known');
    expect(() => platform.devices.request('curl')).toThrow(stranger);
    expect(() => platform.devices.exchange('x', 'curl')).toThrow(stranger);
    expect(platform.devices.request('fastapi-vscode').client_id).toBe('fastapi-vscode');
  });

  test('is denied for good', () => {
    const { device_code, user_code } = platform.devices.request('fastapi-cli');
    platform.devices.deny(user_code);
    expect(() => platform.devices.exchange(device_code, 'fastapi-cli')).toThrow(
      oauthError('access_denied', 'The request was denied'),
    );
    expect(() => platform.devices.authorize(ada, user_code)).toThrow(
      platformError(409, 'Device authorization was denied'),
    );
  });

  test('does not log in a user who is gone', () => {
    const { device_code, user_code } = platform.devices.request('fastapi-cli');
    platform.devices.authorize(ada, user_code);
    platform.dataset.write(() => platform.dataset.rows.users.remove(ada.id));
    expect(() => platform.devices.exchange(device_code, 'fastapi-cli')).toThrow(
      oauthError('access_denied', 'The user is gone'),
    );
  });
});
