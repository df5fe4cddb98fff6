// The console's palette as an embedding host mounts it, over a cache that holds every app.
import {
  CommandPaletteContainer,
  ConsoleProvider,
  createMemoryNavigation,
  useQueries,
} from '@quayside/console';
import { createClient } from '@quayside/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { apps, me, team } from './apps.ts';

// Nothing is asked of a platform: what is measured is what the cache answers.
const client = createClient({ baseUrl: '', fetch: () => new Promise(() => {}) });
const navigation = createMemoryNavigation(`/${team.slug}/apps`);
const everyPage = () => true;

export function Ours() {
  return (
    <ConsoleProvider client={client} navigation={navigation}>
      <Filled>
        <main>
          <CommandPaletteContainer hasPage={everyPage} />
        </main>
      </Filled>
    </ConsoleProvider>
  );
}

/** Puts into the cache what the pages before would have read. */
function Filled({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const queries = useQueries();
  const fill = (key: readonly unknown[], data: unknown) => {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data);
  };
  fill(queries.users.me().queryKey, me);
  fill(queries.teams.list().queryKey, { data: [team], count: 1 });
  fill(queries.apps.all().queryKey, apps);
  return children;
}
