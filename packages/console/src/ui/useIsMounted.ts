import { useEffect, useRef } from 'react';

/** Returns whether the component is still mounted, so that users who left the page are not redirected. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
