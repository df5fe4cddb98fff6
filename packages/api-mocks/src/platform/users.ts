import { randomUuid } from '../random.ts';
import { createLimiter, loginLimit, mailLimit } from './limits.ts';
import type { Mails } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import { removeUser } from './removal.ts';
import type { Teams } from './teams.ts';
import type { Dataset } from './dataset.ts';

const emailTaken = 'User with this email already exists';

/** Fields of a new account. */
export interface NewUser {
  email: string;
  password: string;
  full_name: string;
}

/** Users and their accounts. */
export interface Users {
  /**
   * Creates an account with its personal team, and emails a link that verifies the address. Rejects an
   * address in use.
   */
  signUp(person: NewUser): Promise<UserRecord>;
  /** Returns the user with this address and password. Too many failures block an address for a while. */
  logIn(email: string, password: string): Promise<UserRecord>;
  rename(user: UserRecord, full_name: string | undefined): UserRecord;
  changePassword(user: UserRecord, current: string, next: string): Promise<void>;
  /** Emails a recovery link if the address is known, without revealing whether it is. Rate-limited for any address. */
  recoverPassword(email: string): void;
  resetPassword(token: string, next: string): Promise<void>;
  /** Emails a link to the new address; following it changes the address. */
  requestEmailChange(user: UserRecord, email: string): void;
  confirmEmailChange(token: string): void;
  verifyEmail(token: string): void;
  /** Emails a new link if the address is known and unverified, without revealing whether it is. Rate-limited. */
  resendVerification(email: string): void;
  /** Deletes an account and the teams only it was in. */
  remove(user: UserRecord): void;
  /** Clears the rate limits. */
  forgetLimits(): void;
}

/** Creates the users of a dataset. */
export function createUsers(dataset: Dataset, mails: Mails, teams: Teams): Users {
  const { rows } = dataset;
  const logins = createLimiter(dataset.clock, loginLimit);
  const recoveries = createLimiter(dataset.clock, mailLimit);
  const verifications = createLimiter(dataset.clock, mailLimit);

  const findByEmail = (email: string) => rows.users.where('email', normalizeEmail(email))[0];

  const sendVerification = (user: UserRecord) =>
    mails.send({
      to: user.email,
      kind: 'verify_email',
      subject: 'Verify your email address',
      path: '/verify-email',
      user,
    });

  const setPassword = async (user: UserRecord, password: string) => {
    const password_hash = await hashPassword(dataset.random, password);
    dataset.write(() => rows.users.update(user.id, { password_hash }));
  };

  const redeemFor = (kind: 'verify_email' | 'password_recovery', token: string) => {
    const mail = mails.redeem(kind, token);
    const user = rows.users.get(mail.user_id ?? '');
    if (user === undefined) throw new PlatformError(400, 'Invalid token');
    return user;
  };

  return {
    async signUp({ email, password, full_name }) {
      const password_hash = await hashPassword(dataset.random, password);
      return dataset.write(() => {
        if (findByEmail(email) !== undefined) {
          throw new PlatformError(400, 'The user with this email already exists in the system');
        }
        const user = rows.users.insert({
          id: randomUuid(dataset.random),
          email: normalizeEmail(email),
          full_name,
          password_hash,
          is_active: true,
          email_verified: false,
          social_accounts: [],
          created_at: dataset.clock.now(),
        });
        teams.createPersonal(user);
        sendVerification(user);
        return user;
      });
    },
    async logIn(email, password) {
      const key = normalizeEmail(email);
      logins.require(key);
      const user = findByEmail(email);
      const hash = user?.password_hash;
      const isRight = hash ? await isPassword(hash, password) : false;
      // Checked again: many guesses may have been pending at the same time.
      logins.require(key);
      if (user === undefined || !isRight) {
        logins.count(key);
        throw new PlatformError(400, 'Incorrect email or password');
      }
      logins.forget(key);
      if (!user.is_active) throw new PlatformError(400, 'Inactive user');
      if (!user.email_verified) throw new PlatformError(400, 'Email not verified');
      return user;
    },
    rename: (user, full_name) =>
      full_name === undefined
        ? user
        : dataset.write(() => rows.users.update(user.id, { full_name: full_name || null })),
    async changePassword(user, current, next) {
      const hash = user.password_hash;
      if (hash === null || !(await isPassword(hash, current))) {
        throw new PlatformError(400, 'Incorrect password');
      }
      if (current === next) {
        throw new PlatformError(400, 'New password cannot be the same as the current one');
      }
      await setPassword(user, next);
    },
    recoverPassword(email) {
      const key = normalizeEmail(email);
      recoveries.require(key);
      recoveries.count(key);
      const user = findByEmail(email);
      if (user === undefined) return;
      mails.send({
        to: user.email,
        kind: 'password_recovery',
        subject: 'Reset your password',
        path: '/reset-password',
        user,
      });
    },
    async resetPassword(token, next) {
      const user = redeemFor('password_recovery', token);
      if (!user.is_active) throw new PlatformError(400, 'Inactive user');
      await setPassword(user, next);
    },
    requestEmailChange(user, email) {
      const to = normalizeEmail(email);
      if (to === user.email) {
        throw new PlatformError(400, 'New email cannot be the same as the current one');
      }
      if (findByEmail(to) !== undefined) throw new PlatformError(409, emailTaken);
      mails.send({
        to,
        kind: 'update_email',
        subject: 'Confirm your new email address',
        path: '/verify-update-email',
        user,
      });
    },
    confirmEmailChange: (token) =>
      dataset.write(() => {
        const mail = mails.redeem('update_email', token);
        const user = rows.users.get(mail.user_id ?? '');
        if (user === undefined) throw new PlatformError(400, 'Invalid token');
        if (findByEmail(mail.to) !== undefined) throw new PlatformError(409, emailTaken);
        rows.users.update(user.id, { email: mail.to, email_verified: true });
      }),
    verifyEmail(token) {
      const user = redeemFor('verify_email', token);
      dataset.write(() => rows.users.update(user.id, { email_verified: true }));
    },
    resendVerification(email) {
      const key = normalizeEmail(email);
      verifications.require(key);
      verifications.count(key);
      const user = findByEmail(email);
      if (user !== undefined && !user.email_verified) sendVerification(user);
    },
    remove: (user) =>
      dataset.write(() => {
        teams.leaveAll(user);
        removeUser(rows, user);
      }),
    forgetLimits() {
      for (const limiter of [logins, recoveries, verifications]) limiter.forget();
    },
  };
}

/** The normalized address of accounts and invitations: addresses are case-insensitive. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
