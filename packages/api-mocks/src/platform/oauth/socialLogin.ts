import { randomUuid } from '../../random.ts';
import type { AuthorizationRecord, SocialProvider, UserRecord } from '../records.ts';
import { OAuthError, PlatformError } from '../platformErrors.ts';
import type { Teams } from '../teams.ts';
import type { Dataset } from '../dataset.ts';
import { backTo, type Authorizations } from './authorizations.ts';
import { isChallenge, isVerifierOf } from './pkce.ts';
import { consentPage, type ProviderAccount } from './providers.ts';
import { isRegistered } from './redirectUris.ts';

/** Parameters of a consent request, and the platform's base URL. */
export interface SocialRequest {
  provider: string;
  redirect_uri: string;
  response_type: 'code' | 'link_code';
  code_challenge: string;
  client_id?: string | undefined;
  state?: string | undefined;
  origin: string;
}

/** An authorization code with its PKCE verifier. */
export interface CodeExchange {
  code: string;
  redirect_uri: string;
  client_id: string;
  code_verifier: string;
}

/** A link code with its PKCE verifier. */
export interface LinkExchange {
  link_code: string;
  code_verifier: string;
}

/** Login with a social account, and linking one. */
export interface SocialLogin {
  /** Returns the URL of the consent page, or the redirect with an error. */
  authorize(request: SocialRequest): URL;
  /** Returns the redirect for an invalid request. Rejects one with an invalid redirect URI. */
  reject(
    request: Pick<SocialRequest, 'provider' | 'origin' | 'redirect_uri' | 'state'>,
    error: 'invalid_request' | 'unsupported_response_type',
    description: string,
  ): URL;
  /** Returns the redirect after consent of the holder of `account`. Signs up new users. */
  allow(request: AuthorizationRecord, account: ProviderAccount): URL;
  /** Returns the user that a code logs in. Throws an `OAuthError`. */
  exchange(exchange: CodeExchange): Promise<UserRecord>;
  /** Links the account of a code, replacing one of the same provider. */
  finishLink(user: UserRecord, provider: string, exchange: LinkExchange): Promise<UserRecord>;
  /** Unlinks an account. Rejects when the user could no longer sign in. */
  unlink(user: UserRecord, provider: string): UserRecord;
}

const providers: readonly SocialProvider[] = ['github'];

/** Creates the social login of a dataset. */
export function createSocialLogin(
  dataset: Dataset,
  authorizations: Authorizations,
  teams: Teams,
): SocialLogin {
  const { rows, clock, settings } = dataset;

  const holderOf = (provider: SocialProvider, username: string) =>
    rows.users
      .all()
      .find(({ social_accounts: accounts }) =>
        accounts.some((account) => account.provider === provider && account.username === username),
      );

  const requireReturn = (uri: string, origin: string) => {
    if (!isRegistered(uri, '/callback', origin, settings)) {
      throw new PlatformError(400, 'Invalid redirect URI');
    }
  };

  const linkTo = (userId: string, provider: SocialProvider, username: string) => {
    const user = rows.users.get(userId);
    if (user === undefined) throw new PlatformError(401, 'Could not validate credentials');
    const others = user.social_accounts.filter((account) => account.provider !== provider);
    const social_accounts = [...others, { provider, username, linked_at: clock.now() }];
    return dataset.write(() => rows.users.update(user.id, { social_accounts }));
  };

  const signUp = (provider: SocialProvider, { id: username, name, email }: ProviderAccount) =>
    dataset.write(() => {
      const user = rows.users.insert({
        id: randomUuid(dataset.random),
        email,
        full_name: name,
        password_hash: null,
        is_active: true,
        // The provider has verified the address.
        email_verified: true,
        social_accounts: [{ provider, username, linked_at: clock.now() }],
        created_at: clock.now(),
      });
      teams.createPersonal(user);
      return user;
    });

  const allowLogin = (
    request: AuthorizationRecord,
    provider: SocialProvider,
    account: ProviderAccount,
  ) => {
    const deny = (error_description: string) => {
      authorizations.close(request);
      return backTo(request, { error: 'access_denied', error_description });
    };
    const known = holderOf(provider, account.id);
    if (known?.is_active === false) return deny('Inactive user');
    // The owner of an address at a provider may not be the user who signed up with it here: linking
    // requires the password of the account.
    if (known === undefined && rows.users.where('email', account.email).length > 0) {
      return deny(
        'An account with this email address exists already. Log in to it and connect the provider in the settings.',
      );
    }
    const user = known ?? signUp(provider, account);
    const granted = { kind: 'login', provider, user_id: user.id } as const;
    return backTo(request, { code: authorizations.grant(request, granted) });
  };

  return {
    authorize({ provider: name, origin, ...request }) {
      const provider = requireProvider(name);
      const { redirect_uri, response_type, code_challenge, client_id = null } = request;
      const { state = null } = request;
      requireReturn(redirect_uri, origin);
      const fail = (error: string, error_description: string) =>
        backTo({ redirect_uri, state }, { error, error_description });
      if (client_id !== null && !settings.clientIds.includes(client_id)) {
        return fail('unauthorized_client', 'The client is not known');
      }
      if (!isChallenge(code_challenge)) {
        return fail('invalid_request', 'code_challenge: Not a S256 challenge');
      }
      const kind = response_type === 'code' ? 'login' : 'link';
      const requested = { kind, provider } as const;
      const { id } = authorizations.open({
        requested,
        client_id,
        redirect_uri,
        state,
        code_challenge,
      });
      return consentPage(origin, provider, id);
    },

    reject({ provider, origin, redirect_uri, state }, error, error_description) {
      requireProvider(provider);
      requireReturn(redirect_uri, origin);
      return backTo({ redirect_uri, state: state ?? null }, { error, error_description });
    },

    allow(request, account) {
      const { kind, provider } = request.requested;
      if (kind === 'integration') throw new Error('An integration is no social login');
      if (kind === 'login') return allowLogin(request, provider, account);
      const granted = { kind, provider, username: account.id } as const;
      return backTo(request, { link_code: authorizations.grant(request, granted) });
    },

    async exchange({ code, redirect_uri, client_id, code_verifier }) {
      if (!settings.clientIds.includes(client_id)) {
        throw new OAuthError('invalid_client', 'The client is not known');
      }
      const found = authorizations.redeem(code);
      if (found?.granted.kind !== 'login') {
        throw new OAuthError('invalid_grant', 'The code is not known, used or expired');
      }
      const isSameClient = found.client_id === null || found.client_id === client_id;
      if (!isSameClient || found.redirect_uri !== redirect_uri) {
        throw new OAuthError('invalid_grant', 'The code was issued for another request');
      }
      if (!(await isVerifierOf(found.code_challenge, code_verifier))) {
        throw new OAuthError('invalid_grant', 'The code verifier does not fit the challenge');
      }
      const user = rows.users.get(found.granted.user_id);
      if (user === undefined) throw new OAuthError('invalid_grant', 'The user is gone');
      return user;
    },

    async finishLink(user, name, { link_code, code_verifier }) {
      const provider = requireProvider(name);
      const found = authorizations.redeem(link_code);
      if (found?.granted.kind !== 'link' || found.granted.provider !== provider) {
        throw new PlatformError(400, 'Invalid or expired link code');
      }
      if (!(await isVerifierOf(found.code_challenge, code_verifier))) {
        throw new PlatformError(400, 'Invalid code verifier');
      }
      const { username } = found.granted;
      const holder = holderOf(provider, username);
      if (holder !== undefined && holder.id !== user.id) {
        throw new PlatformError(409, 'This account is already linked to another user');
      }
      return holder ?? linkTo(user.id, provider, username);
    },

    unlink(user, name) {
      const provider = requireProvider(name);
      const social_accounts = user.social_accounts.filter(
        (account) => account.provider !== provider,
      );
      if (user.password_hash === null && social_accounts.length === 0) {
        throw new PlatformError(
          400,
          'Set a password before disconnecting your only sign-in method',
        );
      }
      return dataset.write(() => rows.users.update(user.id, { social_accounts }));
    },
  };
}

function requireProvider(name: string): SocialProvider {
  const provider = providers.find((known) => known === name);
  if (provider === undefined) throw new PlatformError(404, 'Provider not supported');
  return provider;
}
