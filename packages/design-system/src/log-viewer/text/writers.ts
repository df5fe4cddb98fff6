import type { LogRows, LogStore } from '../store/types.ts';
import { formatTimestamp } from './timestamp.ts';
import type { TimestampOptions } from './timestamp.ts';

/** Options for writing lines. */
export interface LogTextOptions {
  /** Times before the lines. @default none */
  readonly timestamps?: TimestampOptions;
}

/** Lines a chunk has at most: well under a slice of work. */
const linesPerChunk = 2000;

/** Which rows: from `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

const plain = { mode: 'none' } satisfies TimestampOptions;

function lineText(store: LogStore, line: number, timestamps: TimestampOptions): string {
  const at = formatTimestamp(store.time(line), {
    isFull: true,
    start: store.startTime,
    ...timestamps,
  });
  return [at, store.origin(line), store.text(line)]
    .filter((part, index) => part !== '' || index === 2)
    .join(' ');
}

/** Masked like the screen; revealed secrets are plain here too. */
export function logText(
  store: LogStore,
  rows: LogRows = store,
  range: RowRange = { from: rows.firstRow, to: rows.endRow },
  { timestamps = plain }: LogTextOptions = {},
): string {
  const lines: string[] = [];
  const to = Math.min(range.to, rows.endRow);
  for (let row = Math.max(range.from, rows.firstRow); row < to; row += 1) {
    lines.push(lineText(store, rows.lineAt(row), timestamps));
  }
  return lines.join('\n');
}

/** A record of a `.jsonl` file: one entry, its continuation lines included. */
function entryRecord(store: LogStore, head: number, end: number): string {
  const lines = Array.from({ length: end - head }, (_, index) => store.text(head + index));
  if (store.isGap(head)) return JSON.stringify({ type: 'gap', reason: lines.join('\n') });
  const time = formatTimestamp(store.time(head), { mode: 'utc', isFull: true });
  const level = store.level(head);
  const origin = store.origin(head);
  return JSON.stringify({
    ...(time !== '' && { time }),
    ...(origin !== '' && { origin }),
    ...(level !== 'none' && { level }),
    text: lines.join('\n'),
  });
}

/** The text of a `.log` file, in pieces, each under a few milliseconds of work. Lines end in a line feed. */
export function* logFileChunks(
  store: LogStore,
  rows: LogRows = store,
  options: LogTextOptions = {},
): Generator<string, void, void> {
  for (let row = rows.firstRow; row < rows.endRow; row += linesPerChunk) {
    const to = Math.min(row + linesPerChunk, rows.endRow);
    yield `${logText(store, rows, { from: row, to }, options)}\n`;
  }
}

/** The text of a `.jsonl` file, in pieces: an object an entry, `{ time?, origin?, level?, text }`. */
export function* jsonLinesChunks(
  store: LogStore,
  rows: LogRows = store,
): Generator<string, void, void> {
  let records: string[] = [];
  let row = rows.firstRow;
  while (row < rows.endRow) {
    const line = rows.lineAt(row);
    const head = store.entryOf(line);
    const end = store.entryEnd(line);
    records.push(entryRecord(store, head, end));
    row = Math.max(row + 1, rows.rowOf(end));
    if (records.length < linesPerChunk && row < rows.endRow) continue;
    yield `${records.join('\n')}\n`;
    records = [];
  }
}

/**
 * Collects pieces into a file to download, giving the thread back after each. Stops with the reason of
 * `signal` when that is aborted.
 */
export async function collectBlob(
  chunks: Iterable<string>,
  { type = 'text/plain;charset=utf-8', signal }: { type?: string; signal?: AbortSignal } = {},
): Promise<Blob> {
  const parts: Blob[] = [];
  for (const chunk of chunks) {
    signal?.throwIfAborted();
    // A blob's bytes are outside the heap, where a million lines of text would be held twice.
    parts.push(new Blob([chunk]));
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
  }
  return new Blob(parts, { type });
}
