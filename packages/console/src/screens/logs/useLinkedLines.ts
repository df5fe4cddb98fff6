import { HttpError } from '@quayside/api-contract';
import type { LineRange, LogSource } from '@quayside/design-system/log-viewer';
import { useEffect, useState } from 'react';

import { findLinkedLines } from './lineLinks.ts';
import type { LineReferences } from './lineReference.ts';

/** State of the search for linked lines: `rejected` if the platform does not return the log of that time. */
export type LinkedState = 'none' | 'looking' | 'found' | 'missing' | 'rejected';

interface Outcome {
  source: LogSource;
  lines: LineReferences | undefined;
  state: LinkedState;
  range: LineRange | null;
}

/** Searches for linked lines once the log has loaded, and holds the selected lines. */
export function useLinkedLines(source: LogSource, lines: LineReferences | undefined) {
  const none: Outcome = { source, lines, state: lines ? 'looking' : 'none', range: null };
  const [outcome, setOutcome] = useState(none);
  const { state, range } = outcome.source === source && outcome.lines === lines ? outcome : none;

  useEffect(() => {
    if (lines === undefined) return undefined;
    const { store } = source;
    let isDone = false;
    const look = () => {
      const { connection } = source;
      if (isDone || store.pending > 0) return;
      if (connection.status === 'unavailable') {
        const { error } = connection;
        // Another error may be temporary. The viewer shows it with a retry button.
        const isRejected = error instanceof HttpError && error.status === 400;
        setOutcome({ source, lines, state: isRejected ? 'rejected' : 'looking', range: null });
        return;
      }
      if (connection.status !== 'ended') return;
      isDone = true;
      const { range: found, isWhole } = findLinkedLines(store, lines);
      setOutcome({ source, lines, state: isWhole ? 'found' : 'missing', range: found });
    };
    const stops = [source.subscribe(look), store.subscribe(look)];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [source, lines]);

  return {
    state,
    range,
    select: (next: LineRange | null) => setOutcome({ source, lines, state, range: next }),
  };
}
