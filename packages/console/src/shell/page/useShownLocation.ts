import { useState } from 'react';

import type { Location } from '../../runtime/navigation/Navigation.ts';
import { useLocation } from '../../runtime/useConsole.ts';

/**
 * Returns the location of the console's pages. While the host opens a page outside of the console's base path, the last
 * location stays, so that no other page renders before the console unmounts.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const [last, setLast] = useState(location);
  if (location.pathname === '' || location === last) return last;
  setLast(location);
  return location;
}
