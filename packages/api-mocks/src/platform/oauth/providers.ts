import type { IntegrationType, SocialProvider } from '../records.ts';

/** Somebody's account at a provider, as its consent page offers it. */
export interface ProviderAccount {
  /** Identifier at the provider: a user name, an organisation. */
  id: string;
  name: string;
  email: string;
}

/** A service elsewhere that asks its visitor for consent. */
export interface ProviderSite {
  name: string;
  /** Accounts that every visitor of the page is signed in to. */
  accounts: readonly ProviderAccount[];
}

/**
 * The providers of the mock, and who has an account there. At GitHub: someone whose account is linked in
 * the demo world, someone who is new here, and someone who has an account here that is not linked.
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

/** Why a provider may send its visitor back with nothing (RFC 6749 section 4.1.2.1). */
export const consentFailures = [
  'access_denied',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
] as const;

/** Why a provider sent its visitor back with nothing. */
export type ConsentFailure = (typeof consentFailures)[number];

/** The path of a consent page, where the platform answers. */
export const consentPrefix = '/__provider__/';

/** The page that asks for consent to a request. */
export function consentPage(origin: string, provider: string, requestId: string): URL {
  return new URL(`${origin}${consentPrefix}${provider}?request=${requestId}`);
}
