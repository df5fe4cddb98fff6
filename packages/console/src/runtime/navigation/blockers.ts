import type { Blocker } from './Navigation.ts';

/** The blockers of one console. */
export interface Blockers {
  add: (blocker: Blocker) => () => void;
  /** Whether a blocker blocks navigation to a path. */
  stays: (to: string) => boolean;
}

/**
 * Stores the blockers of an adapter. While there are any, the browser also confirms closing the page. Back and Forward
 * are not blocked, because browsers do not let a page prevent them.
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
