import { createClient } from '@quayside/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { createApi } from '../runtime/Api.ts';
import {
  environmentVariableMutations,
  environmentVariableQueries,
} from './environmentVariables.ts';
import { runMutation } from './mutationDefaults.ts';

test('a save can be undone only if it is known what was there before', async () => {
  const api = createApi({
    client: createClient({
      baseUrl: 'https://api.example.com',
      fetch: () => Promise.resolve(Response.json({ data: [], count: 0 })),
    }),
    scope: 'test',
  });
  const queryClient = new QueryClient();
  const { queryKey } = environmentVariableQueries(api).list({ appId: 'app' });
  const save = () =>
    runMutation(queryClient, environmentVariableMutations(api).change(), {
      appId: 'app',
      set: [{ name: 'LOG_LEVEL', value: 'debug', isSecret: false }],
    });

  queryClient.setQueryData(queryKey, { data: [], count: 0 });
  const { changeSet } = await save();
  expect(changeSet?.saved.set).toHaveLength(1);
  expect(api.changeSets.get()).toEqual([changeSet]);

  queryClient.removeQueries({ queryKey });
  await expect(save()).resolves.toMatchObject({ changeSet: undefined });
  expect(api.changeSets.get()).toEqual([changeSet]);
});
