import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { createQueries } from '../../api/createQueries.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { toLoadable } from '../../api/toLoadable.ts';
import { useQueries } from '../../api/useQueries.ts';
import { mapLoadable } from '../../api/loadable.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';
import type { VisibleResources } from './VisibleResources.ts';

/** Props of {@link IntegrationContainer}: what the address says. */
export interface IntegrationContainerProps {
  teamSlug: string;
  integrationId: string;
}

/** One integration, of the platform. Throws what is not found to the error boundary around. */
export function IntegrationContainer({
  teamSlug,
  integrationId,
}: IntegrationContainerProps): ReactNode {
  const queries = useQueries();
  const integration = toLoadable(useQuery(queries.integrations.detail({ integrationId })));
  const usage = toLoadable(useQuery(queries.integrations.usage({ integrationId })));
  const type = integration.status === 'ready' ? integration.data.type : undefined;
  const resources = useVisibleResources(type, integrationId);
  throwIfFailed(integration);

  return (
    <IntegrationScreen
      integration={integration}
      resources={resources}
      usage={mapLoadable(usage, ({ data }) => data)}
      storageHref={({ app }) => buildPath('storage', { teamSlug, appSlug: app.slug })}
    />
  );
}

function useVisibleResources(
  type: string | undefined,
  integrationId: string,
): VisibleResources | undefined {
  const { integrations } = useQueries();
  const projects = toLoadable(
    useQuery({ ...integrations.neonProjects({ integrationId }), enabled: type === 'neon' }),
  );
  const subscriptions = toLoadable(
    useQuery({ ...integrations.redisSubscriptions({ integrationId }), enabled: type === 'redis' }),
  );
  if (type === 'neon') return { type, list: mapLoadable(projects, ({ data }) => data) };
  if (type === 'redis') return { type, list: mapLoadable(subscriptions, ({ data }) => data) };
  return undefined;
}

/** Prefetches the first data of the page. */
export async function prefetch({
  api,
  queryClient,
  params,
}: PrefetchInput<{ integrationId: string }>): Promise<void> {
  const { integrations } = createQueries(api);
  const { integrationId } = params;
  await Promise.all([
    prefetchQuery(queryClient, integrations.detail({ integrationId })),
    prefetchQuery(queryClient, integrations.usage({ integrationId })),
  ]);
}

export default IntegrationContainer;
