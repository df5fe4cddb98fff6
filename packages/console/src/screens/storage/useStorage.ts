import type { App, ConnectedResource, EnvironmentVariable } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';

import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { integrationMutations, integrationQueries } from '../../api/integrations.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useApi, useHost } from '../../runtime/useConsole.ts';
import type { ConnectedService } from './ConnectedService.ts';
import type { StorageListData } from './StorageList.tsx';

/** An app, and its data. */
export interface StorageInput {
  teamSlug: string;
  appSlug: string;
  app: Loadable<App>;
}

/** Returns the connected resources of an app, and the action that disconnects one. */
export function useStorage({ teamSlug, appSlug, app }: StorageInput): StorageListData {
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const { toast } = useHost();
  const linkTo = useLinkTo();
  const common = useMessages(commonMessages);
  const messages = useMessages(storageMessages);
  const api = useApi();
  const { mutateAsync: disconnect } = useMutation({
    ...integrationMutations(api).disconnect(),
    ...useErrorToast(({ resourceId }: { resourceId: string }) => `disconnect ${resourceId}`),
  });
  const resources = toLoadable(useQuery(integrationQueries(api).connected({ appId })));
  const variables = toLoadable(useQuery(environmentVariableQueries(api).list({ appId })));
  return {
    services: mapLoadable(
      bothLoadable(app, bothLoadable(resources, variables)),
      ([, [list, { data }]]) => list.data.map((resource) => withVariables(resource, data)),
    ),
    connectHref: linkTo('storage', { teamSlug, appSlug }, { connect: '' }),
    variableHref: (name) => linkTo('environmentVariables', { teamSlug, appSlug }, { q: name }),
    async onDisconnect({ resource }) {
      if (appId === undefined) return;
      await disconnect({ appId, resourceId: resource.id });
      toast.success({
        title: common.successTitle,
        description: messages.disconnect.done(resource.name),
      });
    },
  };
}

function withVariables(
  resource: ConnectedResource,
  variables: readonly EnvironmentVariable[],
): ConnectedService {
  return {
    resource,
    variables: variables
      .filter(({ connected_resource: source }) => source?.id === resource.id)
      .map(({ name }) => name),
  };
}
