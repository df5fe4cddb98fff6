import type { createPolledLog, PolledEntry } from '@quayside/design-system/log-viewer';
import { useEffect, useRef, useState } from 'react';

import { useErrorText } from '../../runtime/messages/useErrorText.ts';

/** Matches after which a search stops. */
const enoughMatches = 50;

/** Older lines that a search has read, and how many of them match. */
interface SearchProgress {
  lines: number;
  matches: number;
}

/** State of reading older lines. */
export type OlderLinesState =
  | { step: 'idle' | 'reading' }
  | ({ step: 'searching' | 'searched' } & SearchProgress)
  | { step: 'failed'; message: string };

/** Older lines of a log, read on request. */
export interface OlderLinesReader {
  state: OlderLinesState;
  /** Reads as many as one response holds. */
  read: () => Promise<void>;
  /** Reads until 50 lines match, or there are no older lines. */
  search: () => Promise<void>;
  /** Stops a search. The lines that were read stay. */
  stop: () => void;
}

interface OlderLinesOptions {
  log: ReturnType<typeof createPolledLog>;
  matches: (entry: PolledEntry) => boolean;
  /** Called when older lines were read. */
  onRead: () => void;
}

const idle: OlderLinesState = { step: 'idle' };

/** Returns a reader of the older lines of a log. */
export function useOlderLines({ log, matches, onRead }: OlderLinesOptions): OlderLinesReader {
  const errorText = useErrorText();
  // Of another log or filter, it says nothing.
  const [known, setKnown] = useState({ log, matches, state: idle });
  const controller = useRef<AbortController>(undefined);
  // oxlint-disable-next-line react/exhaustive-deps -- a search ends with its log and its filters
  useEffect(() => () => controller.current?.abort(), [log, matches]);
  const isKnown = known.log === log && known.matches === matches;

  async function run(first: OlderLinesState) {
    const own = new AbortController();
    controller.current = own;
    const change = (state: OlderLinesState) => setKnown({ log, matches, state });
    let state = first;
    change(state);
    try {
      await log.readOlder({
        signal: own.signal,
        isEnough(entries) {
          if (state.step !== 'searching') return true;
          const found = entries.filter(matches).length;
          state = {
            step: 'searching',
            lines: state.lines + entries.length,
            matches: state.matches + found,
          };
          change(state);
          return state.matches >= enoughMatches;
        },
      });
      change(state.step === 'searching' ? { ...state, step: 'searched' } : idle);
    } catch (error) {
      change({ step: 'failed', message: errorText(error) });
    } finally {
      onRead();
    }
  }

  return {
    state: isKnown ? known.state : idle,
    read: () => run({ step: 'reading' }),
    search: () => run({ step: 'searching', lines: 0, matches: 0 }),
    stop: () => controller.current?.abort(),
  };
}
