import type { Team } from '@quayside/api-contract';
import { useCallback, useEffect, useReducer } from 'react';

import { teamKey } from '../runtime/queryKeys.ts';
import { notFoundMessages, pagesMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { PageMatch } from '../runtime/navigation/paths.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { documentTitle } from './documentTitle.ts';

/** The title for a page, with the name of its team once that is known. Without a page, that of Not Found. */
export function useDocumentTitle(match: PageMatch | undefined): string {
  const console = useConsole();
  const pages = useMessages(pagesMessages);
  const notFound = useMessages(notFoundMessages);
  const teamSlug = match?.params.teamSlug;
  const { api, queryClient } = console;
  // Whoever shows the page reads it: a title alone is no reason to ask.
  const readName = useCallback(
    () => queryClient.getQueryData<Team>(teamKey(api, teamSlug))?.name,
    [api, queryClient, teamSlug],
  );
  const teamName = readName();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Not `useSyncExternalStore`: an answer that comes while the console is first rendered would have React begin anew, with
  // another console, which asks for everything once more.
  useEffect(() => {
    let isOver = false;
    const look = () => {
      if (!isOver && readName() !== teamName) renderAgain();
    };
    look();
    // The cache may tell of something in the middle of a rendering.
    const leave = queryClient.getQueryCache().subscribe(() => queueMicrotask(look));
    return () => {
      isOver = true;
      leave();
    };
  }, [queryClient, readName, teamName]);
  return documentTitle({
    page: match === undefined ? notFound.code : pages[match.id],
    teamName,
    productName: console.productName,
  });
}
