import { loadLayoutPrefetch, NotFoundPage, SignedInPages } from '../../pages.ts';
import type { Console } from '../Console.ts';
import { hasShell, locationOf, matchPage, pageOf } from './paths.ts';

/**
 * Preloads the code of the page at a path, and of its layout.
 * @param options `hasLayout`: whether rail and top bar surround the pages that have them. @default true
 */
export async function preloadPage(to: string, { hasLayout = true } = {}): Promise<void> {
  const id = matchPage(locationOf(to).pathname)?.id;
  if (id === undefined) await NotFoundPage.preload();
  else {
    await Promise.all([pageOf(id).preload(), hasLayout && hasShell(id) && SignedInPages.preload()]);
  }
}

type PrefetchingConsole = Pick<Console, 'api' | 'queryClient' | 'session'>;

/** Prefetches the first data of the page at a path. Rejects when that fails. */
export async function prefetchPage(
  to: string,
  { api, queryClient, session }: PrefetchingConsole,
): Promise<void> {
  const location = locationOf(to);
  const id = matchPage(location.pathname)?.id;
  if (id === undefined) return;
  const currentTeam = session.getCurrentTeam();
  await pageOf(id).prefetch(location, { api, queryClient, currentTeam });
}

/** Prefetches the first data of the page at a path and of its layout. Resolves also when that fails. */
export async function prefetchPageWithLayout(
  to: string,
  console: PrefetchingConsole,
): Promise<void> {
  const id = matchPage(locationOf(to).pathname)?.id;
  const prefetchLayout = async () => (await loadLayoutPrefetch()).prefetchLayout(console);
  await Promise.allSettled([
    id !== undefined && hasShell(id) && prefetchLayout(),
    prefetchPage(to, console),
  ]);
}
