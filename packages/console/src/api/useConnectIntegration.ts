import { integrationEndpoints } from '@quayside/api-contract';

import { buildPath } from '../runtime/navigation/paths.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { challengeOf, createPkce } from '../runtime/session/pkce.ts';
import { connectableProviders } from '../runtime/connectableProviders.ts';
import { useReportFailure } from './useReportFailure.ts';
import { callbackUri } from './socialLogin.ts';

/** A provider that this console can connect. */
export type ConnectableProvider = (typeof connectableProviders)[number];

/** Whether this console can connect a provider. */
export function isConnectable(provider: string): provider is ConnectableProvider {
  return connectableProviders.some((known) => known === provider);
}

/** Sign-in method of Redis Cloud; its other values are not known. */
const redisSignIn = 'google';

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

/** Navigates to a provider's consent page, which redirects back to the integration's callback. */
export function useConnectIntegration(): (
  target: ConnectionTarget & { teamId: string },
) => Promise<void> {
  const { client, leave, navigation, session } = useConsole();
  const reportFailure = useReportFailure();
  return async ({ provider, teamSlug, teamId }) => {
    try {
      const { verifier, challenge } = await createPkce();
      session.keepSocialLogin({ codeVerifier: verifier, linkProvider: provider });
      const query = {
        redirect_uri: callbackUri(
          navigation.href(buildPath('integrationCallback', { teamSlug, integration: provider })),
        ),
        state: await consentState(verifier, { provider, teamSlug }),
        team_id: teamId,
        code_challenge: challenge,
        code_challenge_method: 'S256' as const,
      };
      leave(
        provider === 'redis'
          ? client.url(integrationEndpoints.authorizeRedisIntegration, {
              query: { ...query, idp: redisSignIn },
            })
          : client.url(integrationEndpoints.authorizeIntegration, {
              path: { integration: provider },
              query,
            }),
      );
    } catch (error) {
      reportFailure(error, `connect ${provider}`);
    }
  };
}
