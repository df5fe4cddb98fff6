// The console's palette as an embedding host mounts it, with a cache of all apps.
import {
  CommandPaletteContainer,
  ConsoleProvider,
  createMemoryNavigation,
  createMemorySession,
  useApi,
} from '@quayside/console';
import { appQueries, teamQueries, userQueries } from '@quayside/console/queries';
import { createClient } from '@quayside/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { apps, me, team } from './apps.ts';

// Nothing is requested: only results from the cache are measured.
const client = createClient({ baseUrl: '', fetch: () => new Promise(() => {}) });
const navigation = createMemoryNavigation(`/${team.slug}/apps`);
const session = createMemorySession({ token: 'token' });

export function Ours() {
  return (
    <ConsoleProvider client={client} session={session} navigation={navigation}>
      <Filled>
        <main>
          <CommandPaletteContainer />
        </main>
      </Filled>
    </ConsoleProvider>
  );
}

/** Fills the cache as earlier pages would have done. */
function Filled({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const api = useApi();
  const fill = (key: readonly unknown[], data: unknown) => {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data);
  };
  fill(userQueries(api).me().queryKey, me);
  fill(teamQueries(api).list().queryKey, { data: [team], count: 1 });
  fill(appQueries(api).all().queryKey, { data: apps, count: apps.length });
  return children;
}
