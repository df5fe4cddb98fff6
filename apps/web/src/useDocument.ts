import {
  useDocumentTitle,
  useFocusOnArrival,
  useScrollOnArrival,
  useSession,
} from '@quayside/console';
import type { Location, RouteMatch, WatchedDeployment } from '@quayside/console';
import { useEffect, useSyncExternalStore } from 'react';

/** Ties the document to the page that is shown: its title, and focus and scroll after a navigation. */
export function useDocument(
  match: RouteMatch | undefined,
  location: Location,
  watched: WatchedDeployment | undefined,
): void {
  const pageTitle = useDocumentTitle(match);
  const title = watched?.titleOf(pageTitle) ?? pageTitle;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const icon = iconOf(watched?.outcome);
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  }, [icon]);

  useScrollOnArrival(location);
  useFocusOnArrival(location.pathname);
}

/** The product's mark, or the same with the state of the deployment that is waited for. */
function iconOf(outcome: WatchedDeployment['outcome'] | undefined): string {
  const state = outcome === undefined ? '' : outcome === 'cancelled' ? '-failure' : `-${outcome}`;
  return `${import.meta.env.BASE_URL}mark${state}.svg`;
}

/** Keeps `<html>`, which the console's root does not reach, in the theme that was chosen. */
export function useDocumentTheme(): void {
  const { subscribe, getTheme } = useSession();
  const choice = useSyncExternalStore(subscribe, getTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = choice;
  }, [choice]);
}
