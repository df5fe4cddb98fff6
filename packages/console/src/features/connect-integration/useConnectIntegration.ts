import { integrationEndpoints } from '@quayside/api-contract';

import { buildPath } from '../../runtime/navigation/paths.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import { createPkce } from '../../runtime/session/pkce.ts';
import { useReportFailure } from '../../ui/useReportFailure.ts';
import { consentState } from '../../api/consentState.ts';
import type { ConnectionTarget } from '../../api/consentState.ts';
import { callbackUri } from '../../api/socialLogin.ts';

/** Sign-in method of Redis Cloud; its other values are not known. */
const redisSignIn = 'google';

/** Navigates to a provider's consent page, which redirects back to the integration's callback. */
export function useConnectIntegration(): (
  target: ConnectionTarget & { teamId: string },
) => Promise<void> {
  const { api, navigation, session } = useConsole();
  const { leave } = useHost();
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
          ? api.client.url(integrationEndpoints.authorizeRedisIntegration, {
              query: { ...query, idp: redisSignIn },
            })
          : api.client.url(integrationEndpoints.authorizeIntegration, {
              path: { integration: provider },
              query,
            }),
      );
    } catch (error) {
      reportFailure(error, `connect ${provider}`);
    }
  };
}
