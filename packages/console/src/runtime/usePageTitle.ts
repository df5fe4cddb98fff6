import { useEffect } from 'react';

import { useConsole } from './useConsole.ts';

/** Replaces the page's name in the title of the document, by the name or state of what the page shows. `undefined`: no change. */
export function usePageTitle(title: string | undefined): void {
  const { pageTitle } = useConsole();
  useEffect(() => {
    if (title === undefined) return undefined;
    pageTitle.set(title);
    return () => pageTitle.set(undefined);
  }, [pageTitle, title]);
}
