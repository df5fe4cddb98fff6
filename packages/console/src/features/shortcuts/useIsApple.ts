import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the keyboard has a Command key in the place of Control. On a server it has not. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );
}
