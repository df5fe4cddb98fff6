import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { integrationQueries } from '../../api/integrations.ts';
import { teamQueries } from '../../api/teams.ts';
import { userQueries } from '../../api/users.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { isConnectable } from '../../api/consentState.ts';
import { useConnectIntegration } from '../../features/connect-integration/useConnectIntegration.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { viewOf } from '../../domain/permissions.ts';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

/** Path parameters of Integrations. */
export interface IntegrationsContainerProps {
  teamSlug: string;
}

/** Integrations with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function IntegrationsContainer({ teamSlug }: IntegrationsContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const api = useApi();
  const team = toLoadable(useQuery(teamQueries(api).bySlug(teamSlug)));
  const me = toLoadable(useQuery(userQueries(api).me()));
  const view = mapLoadable(bothLoadable(team, me), ([known, { id }]) => viewOf(known, id));
  const known = view.status === 'ready' ? view.data : undefined;
  const providers = toLoadable(
    useQuery(integrationQueries(api).providers({ teamId: known?.team.id })),
  );
  const connect = useConnectIntegration();
  throwIfFailed(team);
  throwIfFailed(providers);

  return (
    <IntegrationsScreen
      slots={usePageSlots('integrations', { teamSlug })}
      providers={mapLoadable(bothLoadable(view, providers), ([, page]) => page)}
      teamName={known?.team.name ?? teamSlug}
      mayConnect={known?.may.administer === true}
      isConnectable={({ id }) => isConnectable(id)}
      onConnect={({ id }) => {
        if (known && isConnectable(id)) {
          void connect({ provider: id, teamSlug, teamId: known.team.id });
        }
      }}
      integrationHref={(integrationId) => linkTo('integration', { teamSlug, integrationId })}
    />
  );
}

export default IntegrationsContainer;
