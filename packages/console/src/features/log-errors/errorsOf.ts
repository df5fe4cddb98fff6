import type { PolledEntry } from '@quayside/design-system/log-viewer';
import {
  createTracebackReader,
  parseLine,
  pathTemplate,
  templateOf,
} from '@quayside/design-system/log-viewer/parse';
import type { LogException } from '@quayside/design-system/log-viewer/parse';

/** Errors of one kind: an exception at one place in the user's code, or the failed requests of a path. */
export interface LogErrorSummary {
  /** The same for errors of the same kind. */
  id: string;
  kind: 'exception' | 'request';
  /** The last line of the newest traceback, or the method and the path. It may contain a secret. */
  title: string;
  /** The last frame of the user's own code; `undefined` for requests. */
  frame: LogException['frame'];
  /** Number of tracebacks, or of failed requests. */
  count: number;
  /** Milliseconds since the epoch. */
  first: number;
  last: number;
  /** Time of each, in the order of the log. */
  times: readonly number[];
}

/**
 * Sums up the errors in the entries of a log, oldest first: a row for each exception and for each path with a status of
 * 500 or more. A traceback counts once, whether its lines are one entry or several. The most frequent come first.
 */
export function errorsOf(entries: readonly PolledEntry[]): LogErrorSummary[] {
  const summaries = new Map<string, LogErrorSummary & { times: number[] }>();
  const add = (time: number, error: Pick<LogErrorSummary, 'id' | 'kind' | 'title' | 'frame'>) => {
    const known = summaries.get(error.id);
    if (known === undefined) {
      summaries.set(error.id, { ...error, count: 1, first: time, last: time, times: [time] });
      return;
    }
    known.count += 1;
    known.first = Math.min(known.first, time);
    if (time >= known.last) {
      known.last = time;
      known.title = error.title;
    }
    known.times.push(time);
  };
  const addException = (time: number, { name, title, frame }: LogException) => {
    const place = frame === undefined ? templateOf(title) : `${frame.path} ${frame.name}`;
    add(time, { id: `${name} ${place}`, kind: 'exception', title, frame });
  };

  const reader = createTracebackReader();
  for (const { time, text } of entries) {
    const line = parseLine(text);
    if (line.lines.length === 1 && (reader.isInside || text.includes('Traceback (most'))) {
      const ended = reader.take(line.text);
      if (ended !== undefined) addException(time, ended);
      if (reader.isInside || ended !== undefined) continue;
    }
    const { exception, request } = line;
    if (exception !== undefined) addException(time, exception);
    else if (request?.path !== undefined && (request.status ?? 0) >= 500) {
      const title = `${request.method ?? ''} ${pathTemplate(request.path)}`.trim();
      add(time, { id: title, kind: 'request', title, frame: undefined });
    }
  }
  return [...summaries.values()].toSorted((one, other) => other.count - one.count);
}
