import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from render to render, and does what the last one given does. */
export function useSteady<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
