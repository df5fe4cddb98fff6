import type { Blocker } from './Navigation.ts';

/** The blockers of one console. */
export interface Blockers {
  add: (blocker: Blocker) => () => void;
  /** Whether a blocker keeps the person from going to a path. */
  stays: (to: string) => boolean;
}

/**
 * Keeps the blockers of an adapter, and while there are any also asks the browser, if there is one, to
 * confirm leaving the page altogether. Back and Forward are not asked about: browsers do not let a page
 * stop them.
 */
export function createBlockers(
  host?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): Blockers {
  const blockers = new Set<Blocker>();
  const confirmLeaving = (event: Event) => event.preventDefault();

  return {
    add(blocker) {
      if (blockers.size === 0) host?.addEventListener('beforeunload', confirmLeaving);
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
        if (blockers.size === 0) host?.removeEventListener('beforeunload', confirmLeaving);
      };
    },
    stays: (to) => [...blockers].some((blocker) => blocker(to)),
  };
}
