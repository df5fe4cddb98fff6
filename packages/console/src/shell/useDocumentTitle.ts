import type { Team } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';

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
  const { data: team } = useQuery<Team>(
    { queryKey: scopedKey(console, keys.teamBySlug(teamSlug ?? '')), enabled: false },
    console.queryClient,
  );
  return documentTitle({
    page: match === undefined ? notFound.code : pages[match.id],
    teamName: team?.name,
    productName: console.productName,
  });
}
