import type { App, Deployment } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { deploymentMutations } from '../../api/deployments.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { changedSince } from '../../domain/changedVariables.ts';
import type { ChangeSet } from '../../runtime/changeSets.ts';
import { bothLoadable, loading, mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useCopyAs } from '../../features/copy-as/CopyAsMenu.tsx';
import { useLiveDeployment } from '../../features/deployments-table/useLiveDeployment.ts';
import { CopyItems } from '../../features/variables/compare/CopyItems.tsx';
import { useVariableHistory } from '../../features/variables/history/useVariableHistory.ts';
import { useVariableChanges } from '../../features/variables/useVariableChanges.ts';
import type { LastSave } from '../../features/variables/useVariableChanges.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { storedDraftsSchema } from './variableDrafts.ts';
import type { StoredDrafts } from './variableDrafts.ts';
import type { VariablesPageData } from './VariablesPage.tsx';

const CompareContainer = lazyWithPreload(
  () => import('../../features/variables/compare/CompareContainer.tsx'),
);
const VariableHistory = lazyWithPreload(
  () => import('../../features/variables/history/VariableHistory.tsx'),
);

/** Returns the data and actions of an app's variables. */
export function useVariables(
  { teamSlug, appSlug }: { teamSlug: string; appSlug: string },
  { state, onStateChange }: Pick<VariablesPageData, 'state' | 'onStateChange'>,
): { app: Loadable<App>; page: VariablesPageData } {
  const { api, navigation } = useConsole();
  const isHere = useIsMounted();
  const linkTo = useLinkTo();
  const { mutateAsync: redeploy } = useMutation({
    ...deploymentMutations(api).redeploy(),
    ...useErrorToast((id: string) => `redeploy ${id}`),
  });
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const result = useQuery(environmentVariableQueries(api).list({ appId }));
  const { live, failed, known: deployments, isLoading } = useLiveDeployment(appId);
  const stored = useVariableHistory({
    appId,
    variables: result.data?.data,
    readAt: result.dataUpdatedAt,
  });
  const draft = useDraft<StoredDrafts>(`variables/${teamSlug}/${appSlug}`, storedDraftsSchema);
  const copyAs = useCopyAs(
    appId === undefined ? undefined : { page: 'environmentVariables', appId },
  );
  const changes = useVariableChanges();
  const titleOf = useSavedTitle(appId);
  const loaded = bothLoadable(app, toLoadable(result));
  const known = result.data?.data ?? [];
  const since = live ?? failed;
  const ofApp = changes.changeSets.filter((changeSet) => changeSet.appId === appId);
  const pathOf = ({ id }: Deployment) => ({ teamSlug, appSlug, deploymentId: id });
  const { lastSave } = changes;

  return {
    app,
    page: {
      variables:
        // Together with the notices above them, which would otherwise move them.
        loaded.status === 'ready' && isLoading
          ? loading
          : mapLoadable(loaded, ([, { data }]) => data),
      state,
      onStateChange,
      onRefresh: () => changes.refresh(appId ?? ''),
      onSave: (set, options) => changes.save({ appId: appId ?? '', set, ...options }),
      saved: lastSave && {
        title: titleOf(lastSave),
        saved: lastSave.changeSet.saved,
        before: lastSave.changeSet.before,
        onUndo: () => changes.undo(lastSave.changeSet),
        onDismiss: changes.dismiss,
        deploymentHref: lastSave.restarted && linkTo('deployment', pathOf(lastSave.restarted)),
        isWaiting: !lastSave.isRedeployed && lastSave.changeSet.appId === appId,
      },
      deployed: {
        changedNames: [...changedSince(known, since), ...deletedSince(ofApp, since, known)],
        live,
        failed,
        async onRedeploy(deployment) {
          await redeploy(deployment.id);
          if (isHere()) navigation.navigate(buildPath('deployment', pathOf(deployment)));
        },
      },
      draft,
      exporting: { fileName: appSlug },
      tools: {
        compare: (onReview) =>
          app.status === 'ready' && (
            <CompareContainer
              app={app.data}
              slugs={state.apps}
              onChange={(apps) => onStateChange({ apps })}
              changes={changes}
              onReview={onReview}
            />
          ),
        history: (onReview) => (
          <VariableHistory
            history={{ stored, variables: known, deployments, changeSets: ofApp }}
            deploymentHref={(deployment) => linkTo('deployment', pathOf(deployment))}
            onUndo={async (changeSet) => {
              const review = await changes.undo(changeSet);
              if (review !== undefined) onReview(review);
            }}
          />
        ),
        copyTo: (variable, onReview) =>
          app.status === 'ready' && (
            <CopyItems app={app.data} variable={variable} changes={changes} onReview={onReview} />
          ),
        copyAs: appId === undefined ? undefined : copyAs,
      },
    },
  };
}

/** Returns a function that describes a save: what was saved, in which other app, and when it takes effect. */
function useSavedTitle(appId: string | undefined): (lastSave: LastSave) => string {
  const messages = useMessages(environmentVariablesMessages);
  return ({ changeSet, isRedeployed, notRestored, appName }) => {
    if (notRestored !== undefined) {
      const isComplete = notRestored.length === 0;
      return isComplete ? messages.undone : messages.undoneExcept(notRestored);
    }
    const { set, remove } = changeSet.saved;
    const formerNames = new Set(set.map(({ renamedFrom }) => renamedFrom));
    const removed = remove.filter((name) => !formerNames.has(name)).length;
    if (appName !== undefined && changeSet.appId !== appId) {
      return messages.savedIn(appName, set.length, removed);
    }
    if (isRedeployed) return messages.savedAndRedeploying(set.length, removed);
    return removed === 0
      ? messages.saved(set.length)
      : messages.savedAndRemoved(set.length, removed);
  };
}

/** Returns the names that were deleted in this tab after a deployment. */
function deletedSince(
  changeSets: readonly ChangeSet[],
  deployment: Deployment | undefined,
  variables: readonly { name: string }[],
): string[] {
  if (deployment === undefined) return [];
  const since = Date.parse(deployment.updated_at ?? deployment.created_at);
  const names = new Set(variables.map(({ name }) => name));
  const deleted = changeSets
    .filter(({ time }) => time > since)
    .flatMap(({ saved }) => saved.remove);
  return [...new Set(deleted)].filter((name) => !names.has(name));
}
