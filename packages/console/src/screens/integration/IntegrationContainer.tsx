import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { integrationQueries } from '../../api/integrations.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { usePageTitle } from '../../runtime/usePageTitle.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { mapLoadable } from '../../domain/loadable.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { providerNames } from '../../ui/providerName.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';
import type { VisibleResources } from './VisibleResources.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link IntegrationContainer}: the parameters of the URL. */
export interface IntegrationContainerProps {
  teamSlug: string;
  integrationId: string;
}

/** Integration with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function IntegrationContainer({
  teamSlug,
  integrationId,
}: IntegrationContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const api = useApi();
  const integration = toLoadable(useQuery(integrationQueries(api).detail({ integrationId })));
  const usage = toLoadable(useQuery(integrationQueries(api).usage({ integrationId })));
  const type = integration.status === 'ready' ? integration.data.type : undefined;
  const resources = useVisibleResources(type, integrationId);
  usePageTitle(type && (providerNames.get(type) ?? sentenceOf(type)));
  throwIfFailed(integration);

  return (
    <IntegrationScreen
      slots={usePageSlots('integration', { teamSlug, integrationId })}
      integration={integration}
      resources={resources}
      usage={mapLoadable(usage, ({ data }) => data)}
      storageHref={({ app }) => linkTo('storage', { teamSlug, appSlug: app.slug })}
    />
  );
}

function useVisibleResources(
  type: string | undefined,
  integrationId: string,
): VisibleResources | undefined {
  const api = useApi();
  const projects = toLoadable(
    useQuery({
      ...integrationQueries(api).neonProjects({ integrationId }),
      enabled: type === 'neon',
    }),
  );
  const subscriptions = toLoadable(
    useQuery({
      ...integrationQueries(api).redisSubscriptions({ integrationId }),
      enabled: type === 'redis',
    }),
  );
  if (type === 'neon') return { type, list: mapLoadable(projects, ({ data }) => data) };
  if (type === 'redis') return { type, list: mapLoadable(subscriptions, ({ data }) => data) };
  return undefined;
}

export default IntegrationContainer;
