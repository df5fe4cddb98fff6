import { formatLineRange, parseLineRange } from '@quayside/design-system/log-viewer';
import type { LineRange } from '@quayside/design-system/log-viewer';

import { useLocation, useNavigation } from '../../provider/useConsole.ts';

/** The lines of a log that the address names (`#L120-L145`), and how to name others in it. */
export function useLineRange(): [LineRange | null, (range: LineRange | null) => void] {
  const { pathname, search, hash } = useLocation();
  const { navigate } = useNavigation();
  return [
    parseLineRange(hash) ?? null,
    (range) => {
      const fragment = range === null ? '' : formatLineRange(range);
      navigate(`${pathname}${search}${fragment}`, { replace: true });
    },
  ];
}
