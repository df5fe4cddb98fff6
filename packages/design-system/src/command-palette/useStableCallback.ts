import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest one. */
export function useStableCallback<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
