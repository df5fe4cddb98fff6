import { HttpError } from '@quayside/api-contract';
import { sameLine } from '@quayside/design-system/log-viewer';
import type { LineRange, LogSource, LogStore } from '@quayside/design-system/log-viewer';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { findLinkedLines } from './lineLinks.ts';
import type { LineReferences } from './lineReference.ts';

/** State of the search for linked lines: `rejected` if the platform does not return the log of that time. */
export type LinkedState = 'none' | 'looking' | 'found' | 'missing' | 'rejected';

interface Outcome {
  source: LogSource;
  store: LogStore;
  lines: LineReferences | undefined;
  state: LinkedState;
  range: LineRange | null;
}

/** Searches for linked lines once the log has loaded, and holds the selected lines. */
export function useLinkedLines(source: LogSource, lines: LineReferences | undefined) {
  const readStore = () => source.store;
  const store = useSyncExternalStore(source.subscribe, readStore, readStore);
  const none: Outcome = { source, store, lines, state: lines ? 'looking' : 'none', range: null };
  const [outcome, setOutcome] = useState(none);
  let shown = outcome;
  if (outcome.source !== source || outcome.lines !== lines) shown = none;
  else if (outcome.store !== store) {
    shown = { ...outcome, store, range: sameRange(outcome.range, outcome.store, store) };
  }
  if (shown !== outcome) setOutcome(shown);

  useEffect(() => {
    if (lines === undefined) return undefined;
    let isDone = false;
    const set = (state: LinkedState, range: LineRange | null) =>
      setOutcome((before) => ({
        source,
        store,
        lines,
        state,
        // The user may have selected others since.
        range: (before.store === store ? before.range : null) ?? range,
      }));
    const look = () => {
      const { connection } = source;
      if (isDone || store.pending > 0) return;
      if (connection.status === 'unavailable') {
        const { error } = connection;
        // Another error may be temporary. The viewer shows it with a retry button.
        set(error instanceof HttpError && error.status === 400 ? 'rejected' : 'looking', null);
        return;
      }
      if (connection.status !== 'ended') return;
      isDone = true;
      const { range, isWhole } = findLinkedLines(store, lines);
      set(isWhole ? 'found' : 'missing', range);
    };
    const stops = [source.subscribe(look), store.subscribe(look)];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [source, store, lines]);

  return {
    state: shown.state,
    range: shown.range,
    select: (range: LineRange | null) => setOutcome({ ...shown, range }),
  };
}

/** Returns the same lines of another store; `null` if one of the ends is not in it. */
function sameRange(range: LineRange | null, from: LogStore, to: LogStore): LineRange | null {
  if (range === null) return null;
  const first = sameLine(range.first - 1, from, to);
  const last = sameLine(range.last - 1, from, to);
  return first === undefined || last === undefined ? null : { first: first + 1, last: last + 1 };
}
