import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { matchPage } from '../../runtime/navigation/paths.ts';
import { useLocation } from '../../runtime/useConsole.ts';
import type { MissingPart } from './missingPart.ts';

/** Returns the page that lists objects of the kind that was not found, if the host has it. */
export function useListOf(
  missing: MissingPart | undefined,
): { name: string; href: string } | undefined {
  const pages = useMessages(pagesMessages);
  const linkTo = useLinkTo();
  const { pathname } = useLocation();
  const { teamSlug, appSlug } = matchPage(pathname)?.params ?? {};
  const page = (name: string, href: string | undefined) =>
    href === undefined ? undefined : { name, href };
  if (missing === 'team') return page(pages.allTeams, linkTo('allTeams'));
  if (teamSlug === undefined) return undefined;
  if (missing === 'app') return page(pages.apps, linkTo('apps', { teamSlug }));
  if (missing === 'integration')
    return page(pages.integrations, linkTo('integrations', { teamSlug }));
  if (missing === 'deployment' && appSlug !== undefined) {
    return page(pages.deployments, linkTo('deployments', { teamSlug, appSlug }));
  }
  return undefined;
}
