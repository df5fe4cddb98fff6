import type { LineRange, LogSource } from '@quayside/design-system/log-viewer';
import { useEffect, useState } from 'react';

import { linesAtPlace, placeOfLines, writeLogPlace } from './logPlace.ts';
import type { LogPlace } from './logPlace.ts';

/** The lines of a log that an address names, for a viewer of it. */
export interface LinkedLines {
  /** `null` while they are not there. */
  range: LineRange | null;
  /** A person selected other lines, or none. */
  select: (range: LineRange | null) => void;
}

/**
 * Finds the lines that an address names in a log, as soon as they are there, and names those that are selected.
 * @param place what `at`, of the address, says
 */
export function useLinkedLines(
  source: LogSource,
  { at, place }: { at: string | undefined; place: LogPlace | undefined },
  onChange: (at: string | undefined) => void,
): LinkedLines {
  const [found, setFound] = useState<{
    source: LogSource;
    at: string | undefined;
    range: LineRange | null;
  }>();
  const isFound = found !== undefined && found.source === source && found.at === at;

  useEffect(() => {
    if (isFound || place === undefined) return undefined;
    const { store } = source;
    const look = () => {
      const range = store.pending > 0 ? undefined : linesAtPlace(store, place);
      if (range !== undefined) setFound({ source, at, range });
    };
    look();
    return store.subscribe(look);
  }, [isFound, source, at, place]);

  return {
    range: isFound ? found.range : null,
    select: (range) => {
      const chosen = range === null ? undefined : placeOfLines(source.store, range);
      const next = chosen && writeLogPlace(chosen);
      setFound({ source, at: next, range });
      if (next !== at) onChange(next);
    },
  };
}
