import { connectableProviders } from '../runtime/connectableProviders.ts';
import { challengeOf } from '../runtime/session/pkce.ts';

/** A provider that this console can connect. */
export type ConnectableProvider = (typeof connectableProviders)[number];

/** Whether this console can connect a provider. */
export function isConnectable(provider: string): provider is ConnectableProvider {
  return connectableProviders.some((known) => known === provider);
}

/** Target of a connection. */
export interface ConnectionTarget {
  provider: ConnectableProvider;
  teamSlug: string;
}

/**
 * Returns the `state` of a consent (RFC 6749 section 10.12), derived from the verifier, which only this tab has, and the
 * purpose. It detects a response to another request without storing more.
 */
export function consentState(
  codeVerifier: string,
  { provider, teamSlug }: ConnectionTarget,
): Promise<string> {
  return challengeOf(`${codeVerifier}/${teamSlug}/${provider}`);
}
