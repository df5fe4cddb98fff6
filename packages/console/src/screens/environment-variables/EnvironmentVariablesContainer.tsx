import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { appQueries } from '../../api/apps.ts';
import { deploymentMutations, deploymentQueries } from '../../api/deployments.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import {
  changeVariables,
  environmentVariableMutations,
  environmentVariableQueries,
} from '../../api/environmentVariables.ts';
import type { VariableChanges } from '../../api/environmentVariables.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useDeferredWrites } from '../../api/useDeferredWrites.ts';
import { useErrorToast } from '../../api/useErrorToast.ts';
import { useReportFailure } from '../../api/useReportFailure.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { bothLoadable, loading, mapLoadable } from '../../api/loadable.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import { useLiveDeployment } from '../deployments/useLiveDeployment.ts';
import { throwIfFailed, throwIfMissing } from '../../ui/throwIfFailed.ts';
import { changedSince } from './changedVariables.ts';
import { EnvironmentVariablesScreen } from './EnvironmentVariablesScreen.tsx';
import type { StoredDrafts } from './variableDrafts.ts';
import { variableKindFilters } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';

const draftSchema = /* @__PURE__ */ z.object({
  variables: z.optional(
    z.array(z.object({ name: z.string(), value: z.string(), isNew: z.boolean() })),
  ),
});

/** Props of {@link EnvironmentVariablesContainer}: the parameters of the URL. */
export interface EnvironmentVariablesContainerProps {
  teamSlug: string;
  appSlug: string;
  /** Search text. @default '' */
  q?: string | undefined;
  /** Filter by kind: a `VariableKindFilter`. @default 'all' */
  kind?: string | undefined;
}

/** Environment Variables with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function EnvironmentVariablesContainer(
  props: EnvironmentVariablesContainerProps,
): ReactNode {
  // Drafts, revealed values and deletions of one app must not carry over to another.
  return <VariablesOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />;
}

function VariablesOfApp({
  teamSlug,
  appSlug,
  q = '',
  kind: requestedKind,
}: EnvironmentVariablesContainerProps) {
  const { api, navigation, queryClient, toast } = useConsole();
  const { navigate } = navigation;
  const reportFailure = useReportFailure();
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const { mutateAsync: change } = useMutation({
    ...environmentVariableMutations(api).change(),
    ...useErrorToast((changes: VariableChanges) => `variables ${changes.appId}`),
  });
  const { mutateAsync: redeploy } = useMutation({
    ...deploymentMutations(api).redeploy(),
    ...useErrorToast((id: string) => `redeploy ${id}`),
  });
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const list = environmentVariableQueries(api).list({ appId });
  const variables = toLoadable(useQuery(list));
  const { live, failed, isLoading } = useLiveDeployment(appId);
  const since = live ?? failed;
  const draft = useDraft<StoredDrafts>(`variables/${teamSlug}/${appSlug}`, draftSchema);
  const deletionTopic = (name: string) => `delete ${appId ?? ''} ${name}`;
  const deletion = useDeferredWrites({
    action: (name) => ({ type: 'delete-variables', appId: appId ?? '', names: [name] }),
    send: (name, options) => changeVariables(api, { appId: appId ?? '', remove: [name] }, options),
    onSuccess(name, all) {
      queryClient.setQueryData(list.queryKey, all);
      setDeleted((before) => [...before, name]);
      const topic = deletionTopic(name);
      toast.success({ title: common.successTitle, description: messages.deleted(name), topic });
    },
    onError: (name, error) => reportFailure(error, deletionTopic(name)),
  });
  throwIfFailed(app);
  throwIfMissing(variables);

  const kind = variableKindFilters.find((known) => known === requestedKind) ?? 'all';
  const show = (search: { q: string; kind: VariableKindFilter }) =>
    navigate(
      buildPath(
        'environmentVariables',
        { teamSlug, appSlug },
        {
          q: search.q === '' ? undefined : search.q,
          kind: search.kind === 'all' ? undefined : search.kind,
        },
      ),
      { replace: true },
    );
  const known = variables.status === 'ready' ? variables.data.data : [];
  const names = new Set(known.map(({ name }) => name));

  return (
    <EnvironmentVariablesScreen
      // Together with the notices above them, which would otherwise move them.
      variables={
        isLoading ? loading : mapLoadable(bothLoadable(app, variables), ([, { data }]) => data)
      }
      search={q}
      onSearchChange={(search) => show({ q: search, kind })}
      kind={kind}
      onKindChange={(chosen) => show({ q, kind: chosen })}
      onSave={async (changes, options) => {
        if (appId === undefined) return;
        // Saving a variable cancels its pending deletion, which would delete the new value, too.
        for (const { name } of changes) deletion.cancel(name);
        const restarted = await change({ appId, set: changes, ...options });
        if (!options.redeploy) {
          toast.success({
            title: common.successTitle,
            description: messages.saved(changes.length),
          });
          return;
        }
        toast.success({
          title: common.successTitle,
          description: messages.savedAndRedeploying(changes.length),
          action: restarted && {
            label: messages.viewDeployment,
            onPress: () =>
              navigate(buildPath('deployment', { teamSlug, appSlug, deploymentId: restarted.id })),
          },
        });
      }}
      deadlines={deletion.deadlines}
      onDelete={(name) =>
        deletion.schedule(name, {
          description: messages.notDeleted(name),
          topic: deletionTopic(name),
        })
      }
      onUndoDelete={deletion.cancel}
      changedNames={[
        ...changedSince(known, since),
        ...(since === undefined ? [] : deleted.filter((name) => !names.has(name))),
      ]}
      live={live}
      failed={failed}
      draft={draft}
      copyAs={
        <CopyAs place={appId === undefined ? undefined : { page: 'environmentVariables', appId }} />
      }
      onRedeploy={async ({ id }) => {
        await redeploy(id);
        navigate(buildPath('deployment', { teamSlug, appSlug, deploymentId: id }));
      }}
    />
  );
}

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<{ teamSlug: string; appSlug: string }>,
): Promise<void> {
  const { api, queryClient } = input;
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(queryClient, environmentVariableQueries(api).list({ appId })),
    prefetchQuery(queryClient, deploymentQueries(api).newest({ appId })),
  ]);
}

export default EnvironmentVariablesContainer;
