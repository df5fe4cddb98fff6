import { useEffect, useSyncExternalStore } from 'react';

import type { JoinTabsOptions } from './joinTabs.ts';

/**
 * Lets the tabs of a browser share what they read, once somebody is signed in.
 * @param apiBaseUrl Without it nobody knows whose answers they are, and nothing is shared.
 */
export function useJoinTabs(
  runtime: Omit<JoinTabsOptions, 'apiBaseUrl'>,
  apiBaseUrl: string | undefined,
): void {
  const { subscribe, isSignedIn } = runtime.session;
  const isJoining = useSyncExternalStore(subscribe, isSignedIn, () => false);
  useEffect(() => {
    if (!isJoining || apiBaseUrl === undefined) return undefined;
    let leave = () => {};
    let isOver = false;
    async function join(address: string) {
      const { joinTabs } = await import('./joinTabs.ts');
      if (!isOver) leave = joinTabs({ ...runtime, apiBaseUrl: address });
    }
    // Where its code cannot be fetched each tab reads for itself.
    void join(apiBaseUrl).catch(() => {});
    return () => {
      isOver = true;
      leave();
    };
  }, [isJoining, apiBaseUrl, runtime]);
}
