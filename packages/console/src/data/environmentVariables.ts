import { environmentVariableEndpoints } from '@quayside/api-contract';
import type { CallOptions, Client, EnvironmentVariable, Page } from '@quayside/api-contract';

import { useConsole } from '../provider/useConsole.ts';
import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import type { VariableChange } from '../variableChange.ts';
import { scopedKey } from './scopedKey.ts';
import type { ApiQuery } from './ApiQuery.ts';
import { useWrite } from './useWrite.ts';

/** Reads of an app's environment variables. */
export const environmentVariableQueries = {
  /** Every variable, by name; secrets without their values. */
  list: ({ appId }: { appId: string }): ApiQuery<Page<EnvironmentVariable>> => ({
    key: ['environmentVariables', 'list', appId],
    read: ({ client, signal }) =>
      client.call(
        environmentVariableEndpoints.listEnvironmentVariables,
        { path: { app_id: appId } },
        { signal },
      ),
  }),
};

/** What to change of an app's variables. */
export interface VariableChanges {
  appId: string;
  set?: readonly VariableChange[];
  /** Names. One that is not there is no error. */
  remove?: readonly string[];
  /** Whether the app is deployed again with them. @default false */
  redeploy?: boolean;
}

/** Sets and deletes variables: all in one call, but for those that turn into secrets, which take one each. */
export async function changeVariables(
  client: Client,
  { appId, set = [], remove = [], redeploy = false }: VariableChanges,
  options?: CallOptions,
): Promise<Page<EnvironmentVariable>> {
  const path = { app_id: appId };
  for (const { name, value } of set.filter(({ becomesSecret }) => becomesSecret)) {
    await client.call(
      environmentVariableEndpoints.updateEnvironmentVariable,
      {
        path: { ...path, environment_variable_name: name },
        body: { value, is_secret: true },
      },
      options,
    );
  }
  return await client.call(
    environmentVariableEndpoints.batchEnvironmentVariables,
    {
      path,
      body: {
        upsert: Object.fromEntries(
          set
            .filter(({ becomesSecret }) => !becomesSecret)
            .map(({ name, value, isSecret }) => [name, { value, is_secret: isSecret }]),
        ),
        delete: [...remove],
        redeploy,
      },
    },
    options,
  );
}

/** Stores an app's variables, as the platform has returned them, in the cache. */
export function useCacheVariables(): (appId: string, all: Page<EnvironmentVariable>) => void {
  const console = useConsoleWithQueries();
  return (appId, all) => {
    const { key } = environmentVariableQueries.list({ appId });
    console.queryClient.setQueryData(scopedKey(console, key), all);
  };
}

/** Sets and deletes variables, and shows what there is then. */
export function useChangeVariables() {
  const { client } = useConsole();
  const cacheVariables = useCacheVariables();
  return useWrite({
    mutationFn: (changes: VariableChanges) => changeVariables(client, changes),
    onSuccess: (all, { appId }) => cacheVariables(appId, all),
  });
}
