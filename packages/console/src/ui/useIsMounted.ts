import { useEffect, useRef } from 'react';

/** Tells whether the person is still on the page: who has left it meanwhile must not be pulled back. */
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
