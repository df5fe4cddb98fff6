import type { createPolledLog, PolledEntry, TimeSpan } from '@quayside/design-system/log-viewer';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { useErrorText } from '../../runtime/messages/useErrorText.ts';

/** State of reading older lines. */
export type OlderLinesState =
  | { step: 'idle' }
  /** Older lines that were read so far, and how many of them match. */
  | { step: 'reading'; lines: number; matches: number }
  | { step: 'failed'; message: string };

/** Older lines of a log, read on request. */
export interface OlderLinesReader {
  state: OlderLinesState;
  /** Reads what was not read, from the end to the start. @default the whole range */
  read: (within?: TimeSpan) => void;
  /** Stops reading. The lines that were read stay. */
  stop: () => void;
}

interface OlderLinesOptions {
  log: ReturnType<typeof createPolledLog>;
  matches: (entry: PolledEntry) => boolean;
  /** Times whose lines before and after are read at once, separated by blanks. */
  around: string;
  /** Whether everything is read at once. */
  isWhole: boolean;
}

const idle: OlderLinesState = { step: 'idle' };

/** Returns a reader of the older lines of a log. */
export function useOlderLines({
  log,
  matches,
  around,
  isWhole,
}: OlderLinesOptions): OlderLinesReader {
  const errorText = useErrorText();
  // Of another log or filter, it says nothing.
  const [known, setKnown] = useState({ log, matches, state: idle });
  const controller = useRef<AbortController>(undefined);
  // oxlint-disable-next-line react/exhaustive-deps -- a search ends with its log and its filters
  useEffect(() => () => controller.current?.abort(), [log, matches]);
  const isKnown = known.log === log && known.matches === matches;

  async function read(within: TimeSpan | undefined) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const change = (state: OlderLinesState) => setKnown({ log, matches, state });
    let lines = 0;
    let found = 0;
    const report = () => change({ step: 'reading', lines, matches: found });
    report();
    try {
      await log.readUnread({
        signal: own.signal,
        ...(within && { within }),
        isEnough(entries) {
          lines += entries.length;
          found += entries.filter(matches).length;
          report();
          return false;
        },
      });
      change(idle);
    } catch (error) {
      change({ step: 'failed', message: errorText(error) });
    }
  }

  const { hasLoaded } = useSyncExternalStore(log.subscribe, log.getState);
  const readAround = useEffectEvent(async (times: string, signal: AbortSignal) => {
    try {
      await log.readAround(times.split(' ').filter(Boolean).map(Number), signal);
    } catch {
      // It is still unread, which the page says.
      return;
    }
    if (isWhole && !signal.aborted) await read(undefined);
  });
  useEffect(() => {
    const own = new AbortController();
    if (hasLoaded) void readAround(around, own.signal);
    return () => own.abort();
  }, [log, around, hasLoaded]);

  return {
    state: isKnown ? known.state : idle,
    read: (within) => void read(within),
    stop: () => controller.current?.abort(),
  };
}
