import { useTimeSettings, zoneOf } from '@quayside/design-system';
import { createLogFile, createPolledLog } from '@quayside/design-system/log-viewer';
import type { createMasker, PolledEntry } from '@quayside/design-system/log-viewer';
import { useEffect, useRef, useState } from 'react';

import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { saveBlob } from '../../ui/saveBlob.ts';
import type { AppLogReader } from './LogsView.tsx';

/** Format of a file. */
export type LogFileFormat = 'log' | 'jsonl';

/** Maximum number of entries in a file; the newest. */
const maxEntries = 1_000_000;

/** State of a download. */
export type LogDownloadState =
  | { step: 'idle' }
  | { step: 'reading'; lines: number }
  /** Older lines that the file does not have. */
  | { step: 'done'; missing: number }
  | { step: 'failed'; message: string };

/** Download of a whole range of a log. */
export interface LogDownload {
  state: LogDownloadState;
  start: (format: LogFileFormat) => Promise<void>;
  stop: () => void;
}

interface LogDownloadOptions {
  read: AppLogReader;
  span: { start: number; end: number | undefined };
  matches: (entry: PolledEntry) => boolean;
  /** Start of the name of the file. */
  fileName: string;
  /** Finds the secrets to mask. */
  masker: ReturnType<typeof createMasker>;
}

/** Returns the download of a range, with the lines that match. It reads the range again, beside the log that is shown. */
export function useLogDownload({
  read,
  span,
  matches,
  fileName,
  masker,
}: LogDownloadOptions): LogDownload {
  const errorText = useErrorText();
  const { clock, timeZone } = useTimeSettings();
  const [state, setState] = useState<LogDownloadState>({ step: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(format: LogFileFormat) {
    const { signal } = (controller.current = new AbortController());
    const end = span.end ?? clock.now();
    const log = createPolledLog({ fetch: read, start: span.start, end, maxEntries });
    const report = () => setState({ step: 'reading', lines: log.getState().entries.length });
    report();
    const stop = log.subscribe(report);
    try {
      await log.readNew(signal);
      // In portions, which are reported.
      while (!signal.aborted && log.getState().missing > 0 && !log.getState().isFull) {
        await log.readUnread({ signal });
      }
      signal.throwIfAborted();
      const { entries, missing } = log.getState();
      const file = await createLogFile(entries.filter(matches), {
        format,
        timeZone: zoneOf(timeZone),
        masker,
        signal,
      });
      saveBlob(file, `${fileName}-${utc(span.start)}-${utc(end)}.${format}`);
      setState({ step: 'done', missing });
    } catch (error) {
      setState(signal.aborted ? { step: 'idle' } : { step: 'failed', message: errorText(error) });
    } finally {
      stop();
    }
  }

  return { state, start, stop: () => controller.current?.abort() };
}

/** Formats a time for the name of a file: `20261127T160000Z`. */
function utc(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}
