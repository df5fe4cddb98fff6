import { userEndpoints } from '@quayside/api-contract';
import type { UserMe } from '@quayside/api-contract';

import type { ApiQuery } from './ApiQuery.ts';
import { keys } from './keys.ts';

/** Reads of the signed-in person. */
export const userQueries = {
  me: (): ApiQuery<UserMe> => ({
    key: keys.me,
    staleTimeMs: 60_000,
    read: ({ client, signal }) => client.call(userEndpoints.readMe, {}, { signal }),
  }),
};
