import type { ReactNode } from 'react';

import { integrationQueries } from '../../data/integrations.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { mapLoadable } from '../../loadable.ts';
import { buildPath } from '../../navigation/paths.ts';
import { throwIfFailed } from '../shared/throwIfFailed.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';
import type { VisibleResources } from './VisibleResources.ts';

/** Props of {@link IntegrationContainer}: what the address says. */
export interface IntegrationContainerProps {
  teamSlug: string;
  integrationId: string;
}

/** One integration, of the platform. Throws what is not found to the error boundary around. */
export function IntegrationContainer({ teamSlug, integrationId }: IntegrationContainerProps): ReactNode {
  const integration = useLoadable(integrationQueries.detail({ integrationId }));
  const usage = useLoadable(integrationQueries.usage({ integrationId }));
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
  const projects = useLoadable(
    type === 'neon' ? integrationQueries.neonProjects({ integrationId }) : null,
  );
  const subscriptions = useLoadable(
    type === 'redis' ? integrationQueries.redisSubscriptions({ integrationId }) : null,
  );
  if (type === 'neon') return { type, list: mapLoadable(projects, ({ data }) => data) };
  if (type === 'redis') return { type, list: mapLoadable(subscriptions, ({ data }) => data) };
  return undefined;
}

export default IntegrationContainer;
