import type { PolledEntry } from '@quayside/design-system/log-viewer';
import {
  createTracebackReader,
  parseLine,
  pathTemplate,
  templateOf,
} from '@quayside/design-system/log-viewer/parse';
import type { LogException, LogRequest } from '@quayside/design-system/log-viewer/parse';

/** Errors of one kind: an exception at one place in the user's code, or the failed requests of a path. */
export interface LogErrorSummary {
  /** The same for errors of the same kind. */
  id: string;
  kind: 'exception' | 'request';
  /** The last line of the newest traceback, or the method and the path. It may contain a secret. */
  title: string;
  /** Longest text that the titles of all begin with. It may contain a secret. */
  shared: string;
  /** The last frame of the user's own code; `undefined` for requests. */
  frame: LogException['frame'];
  /** Status of the newest failed request. */
  status: number | undefined;
  /** Method and path of the requests that failed; `undefined` for an exception without a request. */
  path: string | undefined;
  /** Number of all requests of that path in the lines that match; 0 without a path. */
  requests: number;
  /** Number of tracebacks, or of failed requests, in the lines that match. */
  count: number;
  /** When the first one occurred in all lines that were read, in milliseconds since the epoch. */
  first: number;
  /** Times of those that match, in the order of the log. */
  times: readonly number[];
}

/** Entry of a log with an error, or the end of a traceback whose lines are entries. */
interface Occurrence {
  kind: LogErrorSummary['kind'];
  id: string;
  title: string;
  frame: LogException['frame'];
  status?: number | undefined;
  path?: string | undefined;
  /** Index of the entry in the log. */
  index: number;
  time: number;
  isMatch: boolean;
}

/** Time between a traceback and the line of its request, in milliseconds. */
const nearby = 1000;

const chain =
  /^\s*(?:During handling of the above exception|The above exception was the direct cause)/;

/** Requests by entry: entries never change, and each is parsed once. */
const requests = new WeakMap<PolledEntry, LogRequest | false>();

/** Returns the request that an entry of a log reports. */
export function requestOfEntry(entry: PolledEntry): LogRequest | undefined {
  const known = requests.get(entry) ?? parseLine(entry.text).request ?? false;
  requests.set(entry, known);
  return known === false ? undefined : known;
}

/** Method and path of a request, with `{id}` in place of ids. */
function pathOf({ method = '', path }: LogRequest): string | undefined {
  return path === undefined ? undefined : `${method} ${pathTemplate(path)}`.trim();
}

/**
 * Sums up the errors in the entries of a log, oldest first: a row for each exception and for each path with a status of
 * 500 or more. A traceback counts once, whether its lines are one entry or several, and with its request. Only errors
 * with a line that matches are listed and counted; all lines tell when they began.
 */
export function errorsOf(
  entries: readonly PolledEntry[],
  matches: (entry: PolledEntry) => boolean = () => true,
): LogErrorSummary[] {
  const totals = new Map<string, number>();
  const occurrences = entriesByOrigin(entries).flatMap((own) => {
    const { exceptions, failures } = readErrors(own, matches, totals);
    return [...exceptions, ...explain(exceptions, failures)];
  });
  const summaries = new Map<string, LogErrorSummary & { times: number[] }>();
  for (const { kind, id, title, frame, status, path, time, isMatch } of occurrences) {
    const known = summaries.get(id) ?? {
      id,
      kind,
      title,
      shared: title,
      frame,
      status,
      path,
      requests: 0,
      count: 0,
      first: time,
      times: [],
    };
    summaries.set(id, known);
    known.first = Math.min(known.first, time);
    known.path ??= path;
    known.shared = sharedStart(known.shared, title);
    if (!isMatch) continue;
    known.count += 1;
    known.times.push(time);
    Object.assign(known, { title, frame, status: status ?? known.status });
  }
  return [...summaries.values()]
    .filter(({ count }) => count > 0)
    .map((each) => ({ ...each, requests: totals.get(each.path ?? '') ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
}

/** Groups the entries of several apps: the lines of a traceback follow each other in its app only. */
function entriesByOrigin(entries: readonly PolledEntry[]): (readonly PolledEntry[])[] {
  const origins = new Set(entries.map(({ origin }) => origin));
  if (origins.size <= 1) return [entries];
  return [...origins].map((name) => entries.filter(({ origin }) => origin === name));
}

function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** Reads the exceptions and the failed requests of an app, and adds the requests of each path to `totals`. */
function readErrors(
  entries: readonly PolledEntry[],
  matches: (entry: PolledEntry) => boolean,
  totals: Map<string, number>,
) {
  const exceptions: Occurrence[] = [];
  const failures: Occurrence[] = [];
  const reader = createTracebackReader();
  let began = 0;
  let isChained = false;

  /** Returns the path and the status of an entry with a request. */
  function countRequest(entry: PolledEntry): Pick<Occurrence, 'path' | 'status'> {
    const request = requestOfEntry(entry);
    const path = request && pathOf(request);
    if (path === undefined || request?.status === undefined) return {};
    if (matches(entry)) totals.set(path, (totals.get(path) ?? 0) + 1);
    return { path, status: request.status };
  }

  function addException(
    index: number,
    { name, title, frame }: LogException,
    { path, status }: Pick<Occurrence, 'path' | 'status'> = {},
  ) {
    const place = frame === undefined ? templateOf(title) : `${frame.path} ${frame.name}`;
    // An exception that was raised while another one was handled replaces it.
    const replaced = isChained ? exceptions.pop() : undefined;
    isChained = false;
    const own = entries.slice(began, index + 1);
    exceptions.push({
      kind: 'exception',
      id: `${name} ${place}`,
      title,
      frame,
      status,
      path,
      index,
      time: replaced?.time ?? entries[began]?.time ?? 0,
      isMatch: own.some(matches) || replaced?.isMatch === true,
    });
  }

  for (const [index, entry] of entries.entries()) {
    const { text, time } = entry;
    const mayBegin = text.includes('Traceback (most');
    if (!reader.isInside) began = index;
    if (reader.isInside || mayBegin) {
      const { lines, exception } = parseLine(text);
      if (lines.length === 1) {
        const ended = reader.take(lines[0] ?? '');
        if (ended !== undefined) addException(index, ended);
        if (reader.isInside || ended !== undefined) continue;
      }
      if (exception !== undefined) {
        addException(index, exception, countRequest(entry));
        continue;
      }
    }
    if (exceptions.length > 0 && text.includes('exception')) isChained = chain.test(text);
    else if (isChained && text.trim() !== '') isChained = false;
    const { path, status } = countRequest(entry);
    if (path === undefined || status === undefined || status < 500) continue;
    const isMatch = matches(entry);
    failures.push({
      kind: 'request',
      id: path,
      title: path,
      frame: undefined,
      status,
      path,
      index,
      time,
      isMatch,
    });
  }
  return { exceptions, failures };
}

/**
 * Adds the nearest failed request to each exception, if it is one of the path that most exceptions of its kind are next
 * to. Returns the failed requests without an exception.
 */
function explain(exceptions: readonly Occurrence[], failures: readonly Occurrence[]): Occurrence[] {
  const pairs = new Map<Occurrence, Occurrence>();
  const pathsOfId = new Map<string, Map<string, number>>();
  let from = 0;
  for (const exception of exceptions) {
    if (exception.path !== undefined) continue;
    while ((failures[from]?.time ?? Infinity) < exception.time - nearby) from += 1;
    let nearest: Occurrence | undefined;
    for (let at = from; at < failures.length; at += 1) {
      const failure = failures[at];
      if (failure === undefined || failure.time > exception.time + nearby) break;
      const distance = Math.abs(failure.index - exception.index);
      if (pairs.has(failure)) continue;
      if (nearest === undefined || distance < Math.abs(nearest.index - exception.index)) {
        nearest = failure;
      }
    }
    if (nearest?.path === undefined) continue;
    pairs.set(nearest, exception);
    const paths = pathsOfId.get(exception.id) ?? new Map<string, number>();
    pathsOfId.set(exception.id, paths.set(nearest.path, (paths.get(nearest.path) ?? 0) + 1));
  }
  const usual = new Map(
    [...pathsOfId].map(([id, paths]) => [
      id,
      [...paths].toSorted(([, one], [, other]) => other - one)[0]?.[0],
    ]),
  );
  return failures.filter((failure) => {
    const exception = pairs.get(failure);
    if (exception === undefined || failure.path !== usual.get(exception.id)) return true;
    exception.path = failure.path;
    exception.status = failure.status;
    exception.isMatch ||= failure.isMatch;
    return false;
  });
}
