import type { Team } from '@quayside/api-contract';
import { useCallback, useSyncExternalStore } from 'react';

import { scopedKey } from '../data/ApiQuery.ts';
import { keys } from '../data/keys.ts';
import { notFoundMessages } from '../messages/en/notFound.ts';
import { pagesMessages } from '../messages/en/pages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { RouteMatch } from '../navigation/paths.ts';
import { useConsole } from '../provider/useConsole.ts';
import { documentTitle } from './documentTitle.ts';

/** The title for a page, with the name of its team once that is known. Without a page, that of Not Found. */
export function useDocumentTitle(match: RouteMatch | undefined): string {
  const console = useConsole();
  const pages = useMessages(pagesMessages);
  const notFound = useMessages(notFoundMessages);
  const teamSlug = match?.params.teamSlug;
  // Whoever shows the page reads it: a title alone is no reason to ask.
  const { queryClient } = console;
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const key = scopedKey(console, keys.teamBySlug(teamSlug ?? ''));
  const readName = () => queryClient.getQueryData<Team>(key)?.name;
  const teamName = useSyncExternalStore(subscribe, readName, readName);
  return documentTitle({
    page: match === undefined ? notFound.code : pages[match.id],
    teamName,
    productName: console.productName,
  });
}
