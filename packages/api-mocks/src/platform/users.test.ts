import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, testStart } from '../testing.fixtures.ts';
import { demoUser, platformError } from './demo.fixtures.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { MailRecord, UserRecord } from './records.ts';
import { TooManyRequests } from './platformErrors.ts';
import type { Platform } from './platform.ts';

let platform: Platform;
let ada: UserRecord;

beforeEach(async () => {
  ({ platform } = await createTestPlatform());
  ada = demoUser(platform, 'ada@example.com');
});

const password = 'quayside-demo';
const newcomer = {
  email: 'hedy@example.org',
  password: 'frequency-hopping',
  full_name: 'Hedy Lamarr',
};

function update(user: UserRecord, change: Partial<UserRecord>): UserRecord {
  return platform.dataset.write(() => platform.dataset.rows.users.update(user.id, change));
}

/** The newest email to an address. */
function lastMail(to: string): MailRecord {
  const [mail] = platform.mails.list(to);
  if (mail === undefined) throw new Error(`Nothing was sent to ${to}`);
  return mail;
}

const wrong = platformError(400, 'Incorrect email or password');
const invalidToken = platformError(400, 'Invalid token');
const tooMany = expect.any(TooManyRequests);

describe('signing up', () => {
  test('creates an account with a personal team, and emails a link that verifies the address', async () => {
    const user = await platform.users.signUp({ ...newcomer, email: ' Hedy@Example.org ' });
    expect(user).toMatchObject({
      email: newcomer.email,
      full_name: 'Hedy Lamarr',
      is_active: true,
      email_verified: false,
      social_accounts: [],
      created_at: testStart,
    });
    expect(user.password_hash).not.toContain(newcomer.password);
    expect(platform.teams.list(user, {}).data).toMatchObject([{ is_personal_team: true }]);
    expect(lastMail(newcomer.email)).toMatchObject({
      kind: 'verify_email',
      subject: 'Verify your email address',
      url: `http://localhost:4173/verify-email?token=${lastMail(newcomer.email).token}`,
      user_id: user.id,
      expires_at: testStart + 48 * 3_600_000,
    });
    await expect(platform.users.logIn(newcomer.email, newcomer.password)).rejects.toThrow(
      platformError(400, 'Email not verified'),
    );
    platform.users.verifyEmail(lastMail(newcomer.email).token);
    const signedIn = await platform.users.logIn(newcomer.email, newcomer.password);
    expect(signedIn).toEqual({ ...user, email_verified: true });
  });

  test('rejects an address in use, in any case', async () => {
    await expect(platform.users.signUp({ ...newcomer, email: 'ADA@example.com' })).rejects.toThrow(
      platformError(400, 'The user with this email already exists in the system'),
    );
  });
});

describe('logging in', () => {
  test('succeeds in any case of the address, with the right password', async () => {
    expect(await platform.users.logIn(' Ada@Example.com', password)).toEqual(ada);
  });

  test('fails in the same way for a wrong password, an unknown address and an account without one', async () => {
    await expect(platform.users.logIn(ada.email, 'wrong')).rejects.toThrow(wrong);
    await expect(platform.users.logIn('nobody@example.com', password)).rejects.toThrow(wrong);
    update(ada, { password_hash: null });
    await expect(platform.users.logIn(ada.email, '')).rejects.toThrow(wrong);
  });

  test('rejects an inactive user', async () => {
    update(ada, { is_active: false });
    await expect(platform.users.logIn(ada.email, password)).rejects.toThrow(
      platformError(400, 'Inactive user'),
    );
  });
});

describe('the name', () => {
  test('is changed, cleared or kept', () => {
    expect(platform.users.rename(ada, 'Ada L.').full_name).toBe('Ada L.');
    expect(platform.users.rename(ada, '').full_name).toBeNull();
    expect(platform.users.rename(ada, undefined)).toEqual(ada);
  });
});

describe('the password', () => {
  test('is changed with the current one', async () => {
    await platform.users.changePassword(ada, password, 'analytical-engine');
    await platform.users.logIn(ada.email, 'analytical-engine');
    await expect(platform.users.logIn(ada.email, password)).rejects.toThrow(wrong);
  });

  test('is not changed with a wrong one, to the same one, or where there is none', async () => {
    const change = (user: UserRecord, current: string, next: string) =>
      platform.users.changePassword(user, current, next);
    const incorrect = platformError(400, 'Incorrect password');
    await expect(change(ada, 'wrong', 'next-password')).rejects.toThrow(incorrect);
    await expect(change(ada, password, password)).rejects.toThrow(
      platformError(400, 'New password cannot be the same as the current one'),
    );
    const social = update(ada, { password_hash: null });
    await expect(change(social, '', 'next-password')).rejects.toThrow(incorrect);
  });

  test('is reset by the link in an email, once', async () => {
    platform.users.recoverPassword('ADA@example.com');
    const { kind, subject, url, token } = lastMail(ada.email);
    expect({ kind, subject, url }).toEqual({
      kind: 'password_recovery',
      subject: 'Reset your password',
      url: `http://localhost:4173/reset-password?token=${token}`,
    });
    await platform.users.resetPassword(token, 'analytical-engine');
    await platform.users.logIn(ada.email, 'analytical-engine');
    await expect(platform.users.resetPassword(token, 'other')).rejects.toThrow(invalidToken);
  });

  test('is not reset for an inactive user, or by a link of another kind', async () => {
    platform.users.recoverPassword(ada.email);
    expect(() => platform.users.verifyEmail(lastMail(ada.email).token)).toThrow(invalidToken);
    update(ada, { is_active: false });
    await expect(
      platform.users.resetPassword(lastMail(ada.email).token, 'next-password'),
    ).rejects.toThrow(platformError(400, 'Inactive user'));
  });

  test('is stored with a salt of its own', async () => {
    const { random } = platform.dataset;
    const [first, second] = [
      await hashPassword(random, 'same'),
      await hashPassword(random, 'same'),
    ];
    expect(first).toMatch(/^[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
    expect(await isPassword(first, 'same')).toBe(true);
    expect(await isPassword(first, 'Same')).toBe(false);
    expect(await isPassword('', 'same')).toBe(false);
  });
});

describe('the address', () => {
  test('is changed by the link sent to the new one', () => {
    platform.users.requestEmailChange(ada, ' Lovelace@Example.com');
    const { kind, subject, url, token } = lastMail('lovelace@example.com');
    expect({ kind, subject, url }).toEqual({
      kind: 'update_email',
      subject: 'Confirm your new email address',
      url: `http://localhost:4173/verify-update-email?token=${token}`,
    });
    update(ada, { email_verified: false });
    platform.users.confirmEmailChange(token);
    expect(platform.dataset.rows.users.get(ada.id)).toMatchObject({
      email: 'lovelace@example.com',
      email_verified: true,
    });
    expect(() => platform.users.confirmEmailChange(token)).toThrow(invalidToken);
  });

  test('is not changed to the same one, or to that of another user', () => {
    const change = (email: string) => platform.users.requestEmailChange(ada, email);
    expect(() => change('ADA@example.com')).toThrow(
      platformError(400, 'New email cannot be the same as the current one'),
    );
    const taken = platformError(409, 'User with this email already exists');
    expect(() => change('Grace@example.com')).toThrow(taken);
    change('lovelace@example.com');
    update(demoUser(platform, 'grace@example.com'), { email: 'lovelace@example.com' });
    const { token } = lastMail('lovelace@example.com');
    expect(() => platform.users.confirmEmailChange(token)).toThrow(taken);
    // The failed change did not use up the link.
    update(demoUser(platform, 'lovelace@example.com'), { email: 'grace@example.com' });
    platform.users.confirmEmailChange(token);
    expect(demoUser(platform, 'lovelace@example.com').id).toBe(ada.id);
  });

  test('is verified again on request, once a minute, and only while it is not', () => {
    const sent = () => platform.mails.list(ada.email).length;
    const before = sent();
    platform.users.resendVerification(ada.email);
    expect(sent()).toBe(before);
    expect(() => platform.users.resendVerification('ADA@example.com')).toThrow(tooMany);
    update(ada, { email_verified: false });
    platform.advance(60_000);
    platform.users.resendVerification(ada.email);
    expect(lastMail(ada.email)).toMatchObject({ kind: 'verify_email', user_id: ada.id });
    platform.users.resendVerification('nobody@example.com');
    expect(platform.mails.list('nobody@example.com')).toEqual([]);
    platform.users.forgetLimits();
    platform.users.resendVerification(ada.email);
    expect(sent()).toBe(before + 2);
  });
});

describe('the outbox', () => {
  test('lists emails newest first, all or those to one address, and none to an unknown one', () => {
    for (const email of [ada.email, 'grace@example.com', 'nobody@example.com'])
      platform.users.recoverPassword(email);
    expect(platform.mails.list('nobody@example.com')).toEqual([]);
    expect(platform.mails.list()[0]?.to).toBe('grace@example.com');
    expect(platform.mails.list(ada.email).every(({ to }) => to === ada.email)).toBe(true);
  });

  test('a link of a user who is gone is invalid', () => {
    platform.users.requestEmailChange(ada, 'lovelace@example.com');
    const { token, id } = lastMail('lovelace@example.com');
    platform.dataset.write(() => platform.dataset.rows.mails.update(id, { user_id: null }));
    expect(() => platform.users.confirmEmailChange(token)).toThrow(invalidToken);
  });
});
