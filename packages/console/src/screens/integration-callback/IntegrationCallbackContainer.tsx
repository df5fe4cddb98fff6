import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { ConnectingEnd, IntegrationCallbackQuery } from '../../api/finishConnecting.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { isConnectable } from '../../api/consentState.ts';
import { useConnectIntegration } from '../../features/connect-integration/useConnectIntegration.ts';
import { integrationMutations } from '../../api/integrations.ts';
import { useMutationOnce } from '../../api/useMutationOnce.ts';
import { teamQueries } from '../../api/teams.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import { providerNames } from '../../ui/providerName.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { IntegrationCallbackScreen } from './IntegrationCallbackScreen.tsx';
import type { IntegrationCallbackOutcome } from './IntegrationCallbackScreen.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link IntegrationCallbackContainer}: the parameters of the URL. */
export interface IntegrationCallbackContainerProps extends IntegrationCallbackQuery {
  teamSlug: string;
  /** `neon` or `redis`; any other is not found. */
  integration: string;
}

/** Redirect target of a provider: finishes connecting once, and navigates to the integration. */
export function IntegrationCallbackContainer({
  teamSlug,
  integration,
  ...given
}: IntegrationCallbackContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { search: query } = usePageSearch('integrationCallback', given);
  const { navigation, session } = useConsole();
  const { navigate } = navigation;
  const api = useApi();
  const connect = useConnectIntegration();
  const errorText = useErrorText();
  const team = toLoadable(useQuery(teamQueries(api).bySlug(teamSlug)));
  // Stored until the outcome is final, so that a temporary failure can be retried.
  const [pending] = useState(() => session.peekSocialLogin());
  const provider = isConnectable(integration) ? integration : undefined;
  const finished = useMutationOnce(
    integrationMutations(api).finishConnecting(
      { target: { provider: provider ?? 'neon', teamSlug }, query, pending, errorText },
      session.takeSocialLogin,
    ),
    { isEnabled: provider !== undefined },
  );
  const end = finished.status === 'ready' ? finished.data : undefined;
  const integrationId = end?.kind === 'connected' ? end.integrationId : undefined;

  useEffect(() => {
    if (integrationId === undefined) return;
    navigate(buildPath('integration', { teamSlug, integrationId }), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each integration: refreshing changes the context of this page, not its task
  }, [integrationId]);
  throwIfFailed(team);

  return (
    <IntegrationCallbackScreen
      slots={usePageSlots('integrationCallback', { teamSlug, integration })}
      service={providerNames.get(integration) ?? sentenceOf(integration)}
      teamName={team.status === 'ready' ? team.data.name : teamSlug}
      outcome={outcomeOf(finished, errorText)}
      onConnectAgain={
        provider && team.status === 'ready'
          ? () => void connect({ provider, teamSlug, teamId: team.data.id })
          : undefined
      }
      integrationsHref={linkTo('integrations', { teamSlug })}
    />
  );
}

function outcomeOf(
  finished: Loadable<ConnectingEnd>,
  errorText: (error: unknown) => string,
): IntegrationCallbackOutcome | undefined {
  if (finished.status === 'error') {
    return { kind: 'failed', text: errorText(finished.error), retry: finished.retry };
  }
  if (finished.status === 'loading' || finished.data.kind === 'connected') return undefined;
  return finished.data;
}

export default IntegrationCallbackContainer;
