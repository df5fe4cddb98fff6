import type { App, Deployment, EnvironmentVariable } from '@quayside/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  environmentVariableMutations,
  environmentVariableQueries,
} from '../../api/environmentVariables.ts';
import type { VariableChanges as ChangesToSend } from '../../api/environmentVariables.ts';
import { isAsSaved, undoSave } from '../../domain/changeSet.ts';
import type { ChangeSet } from '../../runtime/changeSets.ts';
import { byName } from '../../domain/variablesByName.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { useStore } from '../../runtime/useStore.ts';
import { useErrorToast, useReportFailure } from '../../ui/useReportFailure.ts';
import type { ReviewRequest, ReviewTarget } from './review/reviewRequest.ts';

/** A save that the page reports until the next one. */
export interface LastSave {
  changeSet: ChangeSet;
  /** Name of the app. @default that of the page */
  appName: string | undefined;
  isRedeployed: boolean;
  /** Names that it could not restore, if it undid another save. @default it is not an undo */
  notRestored?: readonly string[];
  /** The deployment that was restarted with it. @default none */
  restarted?: Deployment | undefined;
}

/** Writes changes to variables, and undoes those that were saved in this tab. */
export interface VariableChanges {
  /** Returns the variables of an app as the target of a review. */
  targetOf: (app: {
    app: Pick<App, 'id'> & { name?: string };
    variables: readonly EnvironmentVariable[];
  }) => ReviewTarget;
  save: (changes: ChangesToSend, appName?: string) => Promise<void>;
  refresh: (appId: string) => Promise<readonly EnvironmentVariable[]>;
  /** Undoes a save. Returns a review instead if a variable was changed since. */
  undo: (changeSet: ChangeSet) => Promise<ReviewRequest | undefined>;
  /** Change sets of this tab, the newest first. */
  changeSets: readonly ChangeSet[];
  /** The last save on this page, until it is dismissed. */
  lastSave: LastSave | undefined;
  dismiss: () => void;
}

/** Returns the changes of a page. */
export function useVariableChanges(): VariableChanges {
  const api = useApi();
  const queryClient = useQueryClient();
  const messages = useMessages(environmentVariablesMessages);
  const { mutateAsync } = useMutation({
    ...environmentVariableMutations(api).change(),
    ...useErrorToast((changes: ChangesToSend) => `variables ${changes.appId}`),
  });
  const reportFailure = useReportFailure();
  const changeSets = useStore(api.changeSets);
  const [last, setLast] = useState<Omit<LastSave, 'changeSet'> & { id: number }>();
  const lastSet = changeSets.find(({ id }) => id === last?.id);

  const refresh = async (appId: string) =>
    (
      await queryClient.fetchQuery({
        ...environmentVariableQueries(api).list({ appId }),
        staleTime: 0,
      })
    ).data;
  async function save(changes: ChangesToSend, appName?: string) {
    const { changeSet, restarted } = await mutateAsync(changes);
    const isRedeployed = changes.redeploy === true;
    setLast(changeSet && { id: changeSet.id, appName, isRedeployed, restarted });
  }
  const targetOf: VariableChanges['targetOf'] = ({ app: { id: appId, name }, variables }) => ({
    variables,
    canRedeploy: false,
    onSave: (set, options) => save({ appId, set, ...options }, name),
    onRefresh: () => refresh(appId),
  });

  return {
    targetOf,
    save,
    refresh,
    async undo(changeSet) {
      const { appId, id, saved, before } = changeSet;
      const { changes, lost } = undoSave(saved, before);
      const { set, remove } = changes;
      const markUndone = () =>
        api.changeSets.set(
          api.changeSets.get().map((each) => (each.id === id ? { ...each, isUndone: true } : each)),
        );
      let variables: readonly EnvironmentVariable[];
      try {
        variables = await refresh(appId);
      } catch (error) {
        reportFailure(error, `variables ${appId}`);
        return undefined;
      }
      if (isAsSaved(changeSet, byName(variables))) {
        try {
          await save({ appId, set, remove });
          markUndone();
          setLast((undone) => undone && { ...undone, notRestored: lost });
        } catch {
          // The mutation reports it.
        }
        return undefined;
      }
      return {
        title: messages.undoReviewTitle,
        note: messages.changedSince,
        sources: set.map(({ name, value }) => ({
          key: name,
          name,
          value,
          isSecret: false,
          isLiteral: true,
        })),
        removals: remove,
        target: targetOf({ app: { id: appId }, variables }),
        onSaved: markUndone,
      };
    },
    changeSets,
    lastSave: last && lastSet && { ...last, changeSet: lastSet },
    dismiss: () => setLast(undefined),
  };
}
