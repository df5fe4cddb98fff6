import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { App } from '@quayside/api-contract';
import { appQueries } from '../../api/apps.ts';
import { deploymentMutations } from '../../api/deployments.ts';
import {
  changeVariables,
  environmentVariableMutations,
  environmentVariableQueries,
} from '../../api/environmentVariables.ts';
import type { VariableChanges } from '../../api/environmentVariables.ts';
import { bothLoadable, loading, mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useDeferredWrites } from '../../features/deferred-writes/useDeferredWrites.ts';
import { useErrorToast, useReportFailure } from '../../ui/useReportFailure.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { useLiveDeployment } from '../../features/deployments-table/useLiveDeployment.ts';
import { changedSince } from '../../domain/changedVariables.ts';
import { isAsSaved, undoSave } from './undoSave.ts';
import type { SavedChanges, UndoSave } from './undoSave.ts';
import { useVariableHistory } from './useVariableHistory.ts';
import { byName } from './variableDrafts.ts';
import type { StoredDrafts } from './variableDrafts.ts';
import type { VariablesViewData } from './VariablesView.tsx';

const draftSchema = /* @__PURE__ */ z.object({
  variables: z.optional(
    z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        isNew: z.boolean(),
        before: z.optional(z.string()),
      }),
    ),
  ),
});

/** Between names of variables that are deleted together. No name contains it. */
const separator = ',';

const namesIn = (key: string) => key.split(separator);

type FromTheFilter = 'search' | 'onSearchChange' | 'kind' | 'onKindChange';

interface Variables {
  app: Loadable<App>;
  view: Omit<VariablesViewData, FromTheFilter>;
}

/** Returns the data and actions of an app's variables, without the filter. */
export function useVariables({
  teamSlug,
  appSlug,
}: {
  teamSlug: string;
  appSlug: string;
}): Variables {
  const { api, navigation, queryClient, toast, hasPage } = useConsole();
  const { navigate } = navigation;
  const isHere = useIsMounted();
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
  const [lastSave, setLastSave] = useState<{ saved: SavedChanges; undo: UndoSave }>();
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const list = environmentVariableQueries(api).list({ appId });
  const result = useQuery(list);
  const variables = toLoadable(result);
  const { live, failed, known: deployments, isLoading } = useLiveDeployment(appId);
  const history = useVariableHistory({
    appId,
    variables: result.data?.data,
    readAt: result.dataUpdatedAt,
  });
  const linkTo = useLinkTo();
  const since = live ?? failed;
  const draft = useDraft<StoredDrafts>(`variables/${teamSlug}/${appSlug}`, draftSchema);
  const deletionTopic = (key: string) => `delete ${appId ?? ''} ${key}`;
  const deletion = useDeferredWrites({
    action: (key) => ({ type: 'delete-variables', appId: appId ?? '', names: namesIn(key) }),
    send: (key, options) =>
      changeVariables(api, { appId: appId ?? '', remove: namesIn(key) }, options),
    onSuccess(key, all) {
      queryClient.setQueryData(list.queryKey, all);
      const gone = namesIn(key);
      setDeleted((before) => [...before, ...gone]);
      toast.success({
        title: common.successTitle,
        description:
          gone.length === 1 ? messages.deleted(key) : messages.savedAndRemoved(0, gone.length),
        topic: deletionTopic(key),
      });
    },
    onError: (key, error) => reportFailure(error, deletionTopic(key)),
  });
  const cancelDeletion = (name: string) => {
    const key = [...deletion.deadlines.keys()].find((each) => namesIn(each).includes(name));
    if (key !== undefined) deletion.cancel(key);
  };
  const scheduleDeletion = (chosen: readonly string[]) => {
    const key = chosen.join(separator);
    deletion.schedule(key, {
      description:
        chosen.length === 1
          ? messages.notDeleted(key)
          : messages.selection.notDeleted(chosen.length),
      topic: deletionTopic(key),
    });
  };
  /** Saves changes. A pending deletion of one of the names ends, since it would delete the new value, too. */
  const save = (changes: VariableChanges) => {
    const saved = [...(changes.set?.map(({ name }) => name) ?? []), ...(changes.remove ?? [])];
    for (const key of deletion.keys()) {
      const rest = namesIn(key).filter((name) => !saved.includes(name));
      if (rest.length === namesIn(key).length) continue;
      deletion.cancel(key);
      if (rest.length > 0) scheduleDeletion(rest);
    }
    return change(changes);
  };
  /** Undoes a save, unless a variable was changed since. */
  async function restore(undo: SavedChanges, saved: SavedChanges) {
    if (appId === undefined) return;
    const topic = `undo ${appId}`;
    try {
      const current = byName((await readAgain()).data);
      if (isAsSaved(saved, current)) {
        await save({ appId, ...undo, redeploy: false });
        setLastSave(undefined);
        toast.success({ title: common.successTitle, description: messages.undone, topic });
      } else {
        toast.error({ title: common.errorTitle, description: messages.notUndone, topic });
      }
    } catch (error) {
      reportFailure(error, topic);
    }
  }

  const readAgain = () => queryClient.fetchQuery({ ...list, staleTime: 0 });
  const loaded = bothLoadable(app, variables);
  const known = variables.status === 'ready' ? variables.data.data : [];
  const names = new Set(known.map(({ name }) => name));

  return {
    app,
    view: {
      variables:
        // Together with the notices above them, which would otherwise move them.
        loaded.status === 'ready' && isLoading
          ? loading
          : mapLoadable(loaded, ([, { data }]) => data),
      onRefresh: async () => (await readAgain()).data,
      async onSave(requested, options) {
        if (appId === undefined) return;
        const removed = options.remove ?? [];
        // A variable whose deletion was pending is added as new, but still exists.
        const changes = requested.map((each) => {
          const isPlain = known.some(({ name, is_secret }) => name === each.name && !is_secret);
          return each.isSecret && isPlain ? { ...each, becomesSecret: true } : each;
        });
        const saved = { set: changes, remove: removed };
        const undo = undoSave(saved, byName(known));
        const restarted = await save({ appId, set: changes, ...options });
        setDeleted((before) => [...before, ...removed]);
        setLastSave(options.redeploy ? undefined : { saved, undo });
        if (!options.redeploy) return;
        toast.success({
          title: common.successTitle,
          description: messages.savedAndRedeploying(changes.length),
          action:
            restarted !== undefined && hasPage('deployment')
              ? {
                  label: messages.viewDeployment,
                  onPress: () =>
                    navigate(
                      buildPath('deployment', { teamSlug, appSlug, deploymentId: restarted.id }),
                    ),
                }
              : undefined,
        });
      },
      saved: lastSave && {
        set: lastSave.saved.set.length,
        removed: lastSave.saved.remove.filter((name) =>
          lastSave.saved.set.every(({ renamedFrom }) => renamedFrom !== name),
        ).length,
        restored: lastSave.undo.restored,
        lost: lastSave.undo.lost,
        onUndo: () => void restore(lastSave.undo.changes, lastSave.saved),
        onDismiss: () => setLastSave(undefined),
      },
      deadlines: new Map(
        [...deletion.deadlines].flatMap(([key, deadline]) =>
          namesIn(key).map((name) => [name, deadline] as const),
        ),
      ),
      onDelete: scheduleDeletion,
      onUndoDelete: cancelDeletion,
      changedNames: [
        ...changedSince(known, since),
        ...(since === undefined ? [] : deleted.filter((name) => !names.has(name))),
      ],
      live,
      failed,
      draft,
      exportName: appSlug,
      history: {
        stored: history,
        deployments,
        deploymentHref: ({ id }) => linkTo('deployment', { teamSlug, appSlug, deploymentId: id }),
      },
      copyAs: (
        <CopyAs place={appId === undefined ? undefined : { page: 'environmentVariables', appId }} />
      ),
      async onRedeploy({ id }) {
        await redeploy(id);
        if (isHere()) {
          navigate(buildPath('deployment', { teamSlug, appSlug, deploymentId: id }));
        }
      },
    },
  };
}
