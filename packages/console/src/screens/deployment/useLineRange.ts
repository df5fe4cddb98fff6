import { formatLineRange, parseLineRange } from '@quayside/design-system/log-viewer/parse';
import type { LineRange } from '@quayside/design-system/log-viewer';

import { useLocation, useNavigation } from '../../runtime/useConsole.ts';

/** The lines of a log in the URL (`#L120-L145`), with functions to link to others. */
export interface NamedLines {
  range: LineRange | null;
  onRangeChange: (range: LineRange | null) => void;
  /** Returns the URL of lines. */
  linkTo: (range: LineRange) => string;
}

/** Returns the lines of a log that the URL refers to. */
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
