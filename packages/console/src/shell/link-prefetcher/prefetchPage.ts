import type { Console } from '../../runtime/Console.ts';
import { locationOf, matchPage, pageOf } from '../../runtime/navigation/paths.ts';

/** Prefetches the first data of the page at a path. Rejects when that fails. */
export async function prefetchPage(
  { api, queryClient, session }: Pick<Console, 'api' | 'queryClient' | 'session'>,
  to: string,
): Promise<void> {
  const location = locationOf(to);
  const id = matchPage(location.pathname)?.id;
  if (id === undefined) return;
  const currentTeam = session.getCurrentTeam();
  await pageOf(id).prefetch(location, { api, queryClient, currentTeam });
}
