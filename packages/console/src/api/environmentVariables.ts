import { environmentVariableEndpoints } from '@quayside/api-contract';
import type { EnvironmentVariable, Page } from '@quayside/api-contract';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';

import { changeSetOf } from '../domain/changeSet.ts';
import type { ChangeSet, ChangeSource, VariableChange } from '../runtime/changeSets.ts';
import { byName } from '../domain/variablesByName.ts';
import type { Api } from '../runtime/Api.ts';
import { cacheDeployment, findRestarted } from './deployments.ts';
import { mutationDefaults } from './mutationDefaults.ts';
import { queryDefaults } from './queryDefaults.ts';

/** Queries of an app's environment variables. */
export function environmentVariableQueries({ client, key, knownSecrets }: Api) {
  return {
    /** Every variable, by name; secrets without their values. */
    list: ({ appId }: { appId: string | undefined }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'environmentVariables', 'list', appId],
        queryFn:
          appId === undefined
            ? skipToken
            : async ({ signal }) => {
                const page = await client.call(
                  environmentVariableEndpoints.listEnvironmentVariables,
                  { path: { app_id: appId } },
                  { signal },
                );
                knownSecrets.add(page.data.map(knownVariable));
                return page;
              },
      }),
  };
}

const knownVariable = ({ name, value, is_secret: isSecret }: EnvironmentVariable) => ({
  name,
  value: value ?? '',
  isSecret,
});

/** Changes to an app's variables. */
export interface VariableChanges {
  appId: string;
  set?: readonly VariableChange[];
  /** Names. Missing ones are ignored. */
  remove?: readonly string[];
  /** Whether to redeploy the app with the changes. @default false */
  redeploy?: boolean;
  /** @default typed on the page */
  source?: ChangeSource | undefined;
}

/** Sets and deletes variables in one call, plus one call for each variable that becomes a secret. */
async function changeVariables(
  { client, emit, knownSecrets }: Api,
  { appId, set = [], remove = [], redeploy = false }: VariableChanges,
): Promise<Page<EnvironmentVariable>> {
  const path = { app_id: appId };
  knownSecrets.add(
    set.map(({ becomesSecret = false, isSecret, ...variable }) => ({
      ...variable,
      isSecret: isSecret || becomesSecret,
    })),
  );
  for (const { name, value } of set.filter(({ becomesSecret }) => becomesSecret)) {
    await client.call(environmentVariableEndpoints.updateEnvironmentVariable, {
      path: { ...path, environment_variable_name: name },
      body: { value, is_secret: true },
    });
  }
  const variables = await client.call(environmentVariableEndpoints.batchEnvironmentVariables, {
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
  });
  emit({ type: 'variables-changed', appId });
  return variables;
}

/** Mutations of an app's environment variables. */
export function environmentVariableMutations(api: Api) {
  return {
    /**
     * Sets and deletes variables. Returns the deployment that was restarted with them, if any, and what to undo:
     * `undefined` if it is not known what was there before.
     */
    change: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn(changes: VariableChanges, { client: queryClient }) {
          const { appId, redeploy, remove: names = [] } = changes;
          if (names.length > 0) await api.confirm({ type: 'delete-variables', appId, names });
          const { queryKey } = environmentVariableQueries(api).list({ appId });
          const before = queryClient.getQueryData(queryKey)?.data;
          const variables = await changeVariables(api, changes);
          const changeSets = api.changeSets.get();
          // Without what was there before, undoing could lose it.
          const changeSet: ChangeSet | undefined = before && {
            id: (changeSets[0]?.id ?? 0) + 1,
            appId,
            source: changes.source,
            time: api.now(),
            ...changeSetOf(
              { set: changes.set ?? [], remove: names },
              byName(before),
              byName(variables.data),
            ),
          };
          if (changeSet !== undefined) api.changeSets.set([changeSet, ...changeSets]);
          queryClient.setQueryData(queryKey, variables);
          return { changeSet, restarted: redeploy ? await findRestarted(api, appId) : undefined };
        },
        async onSuccess({ restarted }, _variables, _result, { client: queryClient }) {
          if (restarted !== undefined) await cacheDeployment(api, queryClient, restarted);
        },
      }),
  };
}
