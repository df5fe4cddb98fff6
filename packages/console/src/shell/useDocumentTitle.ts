import { teamQueries } from '../data/teams.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { notFoundMessages } from '../messages/en/notFound.ts';
import { pagesMessages } from '../messages/en/pages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { RouteMatch } from '../navigation/paths.ts';
import { useConsole } from '../provider/useConsole.ts';
import { documentTitle } from './documentTitle.ts';

/** The title for a page, with the name of its team once that is known. Without a page, that of Not Found. */
export function useDocumentTitle(match: RouteMatch | undefined): string {
  const { productName } = useConsole();
  const pages = useMessages(pagesMessages);
  const notFound = useMessages(notFoundMessages);
  const teamSlug = match?.params.teamSlug;
  const team = useLoadable(teamSlug === undefined ? null : teamQueries.bySlug(teamSlug));
  return documentTitle({
    page: match === undefined ? notFound.code : pages[match.id],
    teamName: team.status === 'ready' ? team.data.name : undefined,
    productName,
  });
}
