import { formatLineRange, parseLineRange } from '@quayside/design-system/log-viewer';
import type { LineRange } from '@quayside/design-system/log-viewer';

import { useLocation, useNavigation } from '../../runtime/useConsole.ts';

/** The lines of a log that the address names (`#L120-L145`), and how to name others in it. */
export interface NamedLines {
  range: LineRange | null;
  onRangeChange: (range: LineRange | null) => void;
  /** The whole address of lines. */
  linkTo: (range: LineRange) => string;
}

/** Which lines of a log the address names. */
export function useLineRange(): NamedLines {
  const { pathname, search, hash } = useLocation();
  const { href, navigate } = useNavigation();
  const page = `${pathname}${search}`;
  return {
    range: parseLineRange(hash) ?? null,
    onRangeChange: (range) => {
      navigate(range === null ? page : `${page}${formatLineRange(range)}`, { replace: true });
    },
    linkTo: (range) => new URL(href(`${page}${formatLineRange(range)}`), document.baseURI).href,
  };
}
