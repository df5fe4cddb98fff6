import { teamEndpoints } from '@quayside/api-contract';
import type { Page, Team } from '@quayside/api-contract';

import type { ApiQuery } from './ApiQuery.ts';
import { keys } from './keys.ts';
import { NotFoundError } from './NotFoundError.ts';
import { readAllPages } from './readAllPages.ts';

const staleTimeMs = 30_000;

/** Reads of the teams the signed-in person is in. */
export const teamQueries = {
  /** Every team. */
  list: (): ApiQuery<Page<Team>> => ({
    key: ['teams', 'list'],
    staleTimeMs,
    async read({ client, signal }) {
      const data = await readAllPages((query) =>
        client.call(teamEndpoints.listTeams, { query }, { signal }),
      );
      return { data, count: data.length };
    },
  }),
  /** One team. Fails with `NotFoundError`. */
  bySlug: (slug: string): ApiQuery<Team> => ({
    key: keys.teamBySlug(slug),
    staleTimeMs,
    async read({ client, signal }) {
      const { data } = await client.call(teamEndpoints.listTeams, { query: { slug } }, { signal });
      const [team] = data;
      if (team === undefined) throw new NotFoundError('team');
      return team;
    },
  }),
};
