import type { IntegrationType, SocialProvider } from '../records.ts';

/** An account at a provider, as offered by its consent page. */
export interface ProviderAccount {
  /** Identifier at the provider: a user name, an organisation. */
  id: string;
  name: string;
  email: string;
}

/** An external service that asks for consent. */
export interface ProviderSite {
  name: string;
  /** Accounts that are signed in for every visitor of the page. */
  accounts: readonly ProviderAccount[];
}

/**
 * The providers of the mock, and their accounts. At GitHub: one that is linked in
 * the demo data, one of a new user, and one whose user has an account that is not linked.
 */
export const providerSites: Readonly<Record<SocialProvider | IntegrationType, ProviderSite>> = {
  github: {
    name: 'GitHub',
    accounts: [
      { id: 'grace-hopper', name: 'Grace Hopper', email: 'grace@example.com' },
      { id: 'mary-jackson', name: 'Mary Jackson', email: 'mary@example.org' },
      { id: 'ada-lovelace', name: 'Ada Lovelace', email: 'ada@example.com' },
    ],
  },
  neon: {
    name: 'Neon',
    accounts: [{ id: 'tidewater', name: 'Tidewater', email: 'databases@tidewater.example' }],
  },
  redis: {
    name: 'Redis Cloud',
    accounts: [{ id: 'tidewater', name: 'Tidewater', email: 'caches@tidewater.example' }],
  },
};

/** Reasons for which a provider may redirect back without a code (RFC 6749 section 4.1.2.1). */
export const consentFailures = [
  'access_denied',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
] as const;

/** A reason for which a provider redirected back without a code. */
export type ConsentFailure = (typeof consentFailures)[number];

/** The path of a consent page on the platform. */
export const consentPrefix = '/__provider__/';

/** The consent page of a request. */
export function consentPage(origin: string, provider: string, requestId: string): URL {
  return new URL(`${origin}${consentPrefix}${provider}?request=${requestId}`);
}
