import { environmentVariableEndpoints } from '@quayside/api-contract';
import type { EnvironmentVariable, Page } from '@quayside/api-contract';

import type { ApiQuery } from './ApiQuery.ts';

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
