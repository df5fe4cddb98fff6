import { teamEndpoints, userEndpoints } from '@quayside/api-contract';

import type { Api } from '../runtime/Api.ts';

/** Requests the data that every page needs, to learn whether the platform responds. */
export function probe({ client }: Pick<Api, 'client'>): Promise<unknown> {
  return Promise.all([
    client.call(userEndpoints.readMe),
    client.call(teamEndpoints.listTeams, { query: { limit: 1 } }),
  ]);
}
