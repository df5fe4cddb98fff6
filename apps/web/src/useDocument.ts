import { useDocumentTitle, useFocusOnArrival, useSession } from '@quayside/console';
import type { RouteMatch, WatchedDeployment } from '@quayside/console';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Ties the document to the page that is shown: its title, and focus and scroll after a navigation. */
export function useDocument(
  match: RouteMatch | undefined,
  pathname: string,
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

  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // On the way back the browser restores the scroll by itself.
    if (!wasTraversal()) window.scrollTo(0, 0);
  }, [pathname]);
  useFocusOnArrival(pathname);
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

let isTraversing = false;
window.addEventListener('popstate', () => {
  isTraversing = true;
});

/** Whether the latest navigation was Back or Forward. Asked once for each. */
function wasTraversal(): boolean {
  const answer = isTraversing;
  isTraversing = false;
  return answer;
}
