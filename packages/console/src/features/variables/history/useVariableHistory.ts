import type { EnvironmentVariable } from '@quayside/api-contract';
import { useEffect, useEffectEvent } from 'react';

import { useUserData } from '../../../api/useUserData.ts';
import { useApi } from '../../../runtime/useConsole.ts';
import { noHistory, recordChanges, storedHistorySchema } from './variableHistory.ts';
import type { StoredHistory } from './variableHistory.ts';

interface VariableHistoryInput {
  /** `undefined` while it is unknown. */
  appId: string | undefined;
  /** All variables of the app, once loaded. */
  variables: readonly EnvironmentVariable[] | undefined;
  /** Time of reading them, in milliseconds since the epoch. */
  readAt: number;
}

/** Returns the history of an app's variables in this browser, and adds the changes since the last visit to it. */
export function useVariableHistory({
  appId,
  variables,
  readAt,
}: VariableHistoryInput): StoredHistory {
  const api = useApi();
  const { value, update } = useUserData(`variables/${appId ?? ''}`, storedHistorySchema, noHistory);
  const record = useEffectEvent((read: readonly EnvironmentVariable[]) => {
    const renames = new Map(
      api.changeSets
        .get()
        .flatMap((each) => (each.appId === appId ? each.saved.set : []))
        .flatMap(({ name, renamedFrom }) => (renamedFrom ? [[name, renamedFrom] as const] : [])),
    );
    update((history) => recordChanges(history, { variables: read, readAt, renames }, api.now()));
  });
  const isKnown = appId !== undefined && value !== undefined;
  useEffect(() => {
    if (isKnown && variables !== undefined) record(variables);
  }, [isKnown, variables]);
  return value ?? noHistory;
}
