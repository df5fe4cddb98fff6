import type { createPolledLog, PolledEntry } from '@quayside/design-system/log-viewer';
import { useEffect, useRef, useState } from 'react';

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
  /** Reads a span, from its end to its start. */
  read: (span: { start: number; end: number }) => void;
  /** Stops reading. The lines that were read stay. */
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

  async function read() {
    const own = new AbortController();
    controller.current = own;
    const change = (state: OlderLinesState) => setKnown({ log, matches, state });
    let lines = 0;
    let found = 0;
    const report = () => change({ step: 'reading', lines, matches: found });
    report();
    try {
      await log.readOlder({
        signal: own.signal,
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
    } finally {
      onRead();
    }
  }

  return {
    state: isKnown ? known.state : idle,
    read: () => void read(),
    stop: () => controller.current?.abort(),
  };
}
