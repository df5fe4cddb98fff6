import type { App, Team } from '@quayside/api-contract';
import { useCallback, useEffect, useReducer } from 'react';

import { appKey, teamKey } from '../runtime/queryKeys.ts';
import { notFoundMessages } from '../runtime/messages/en/common.ts';
import { pagesMessages } from '../runtime/messages/en/pages.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { PageMatch } from '../runtime/navigation/paths.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { useStore } from '../runtime/useStore.ts';
import { documentTitle } from './documentTitle.ts';

/** Returns the title of a page: what the page sets or else its name, and the names of its app and team once known. Without a page, the title of Not Found. */
export function useDocumentTitle(match: PageMatch | undefined): string {
  const console = useConsole();
  const titleCount = useStore(console.titleCount);
  const pageTitle = useStore(console.pageTitle);
  const pages = useMessages(pagesMessages);
  const notFound = useMessages(notFoundMessages);
  const { teamSlug, appSlug } = match?.params ?? {};
  const { api, queryClient } = console;
  // The page itself queries the app and team; the title only reads the cache.
  const readTeam = useCallback(
    () => queryClient.getQueryData<Team>(teamKey(api, teamSlug)),
    [api, queryClient, teamSlug],
  );
  const readApp = useCallback(
    () =>
      appSlug === undefined
        ? undefined
        : queryClient.getQueryData<App>(appKey(api, readTeam()?.id, appSlug)),
    [api, queryClient, readTeam, appSlug],
  );
  const teamName = readTeam()?.name;
  const appName = readApp()?.name;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Not `useSyncExternalStore`: a response during the first render would restart it with another console, which sends
  // every request again.
  useEffect(() => {
    let isOver = false;
    const look = () => {
      if (isOver) return;
      if (readTeam()?.name !== teamName || readApp()?.name !== appName) renderAgain();
    };
    look();
    // The cache may notify during a render.
    const leave = queryClient.getQueryCache().subscribe(() => queueMicrotask(look));
    return () => {
      isOver = true;
      leave();
    };
  }, [queryClient, readTeam, readApp, teamName, appName]);
  return documentTitle({
    page: match === undefined ? notFound.code : (pageTitle ?? pages[match.id]),
    appName,
    teamName,
    productName: console.host.productName,
    count: titleCount,
  });
}
