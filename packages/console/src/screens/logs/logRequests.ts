import type { PolledEntry } from '@quayside/design-system/log-viewer';
import { parseLine, pathTemplate } from '@quayside/design-system/log-viewer/parse';

import { countInBuckets } from './logHistogram.ts';

/** A request that a line reports. */
export interface LoggedRequest {
  /** Milliseconds since the epoch. */
  time: number;
  /** Path with `{id}` in place of numbers and ids, and secrets masked. */
  path: string;
  status: number;
  /** Duration in milliseconds; `undefined` if the line does not have one. */
  tookMs: number | undefined;
}

/** Requests of one path. */
export interface PathSummary {
  path: string;
  count: number;
  /** Number of responses with a status from 400 to 499. */
  client: number;
  /** Number of responses with a status of 500 or more. */
  server: number;
  /** Share of the latter, from 0 to 1. */
  errorShare: number;
  /** Duration of the slowest in milliseconds; `undefined` if no duration is known. */
  slowestMs: number | undefined;
  /** Number of requests in each part of the span; of failed ones, if any failed. */
  buckets: readonly number[];
}

/** Class of a status: `ok` below 400, `client` below 500, `server` from 500. */
export type StatusClass = 'ok' | 'client' | 'server';

/** Returns the class of a status. */
export function statusClassOf(status: number): StatusClass {
  return status < 400 ? 'ok' : status < 500 ? 'client' : 'server';
}

/**
 * Returns the requests that lines report: access logs, and JSON or logfmt with a path and a status.
 * @param maskAll Masks secrets in paths.
 */
export function requestsOf(
  entries: readonly PolledEntry[],
  maskAll: (paths: readonly string[]) => readonly string[],
): LoggedRequest[] {
  const requests = entries.flatMap(({ time, text }) => {
    const { path, status, durationMs } = parseLine(text).request ?? {};
    return path === undefined || status === undefined
      ? []
      : [{ time, path: pathTemplate(path), status, tookMs: durationMs }];
  });
  const paths = [...new Set(requests.map(({ path }) => path))];
  const masked = maskAll(paths);
  const shown = new Map(paths.map((path, index) => [path, masked[index] ?? '']));
  return requests.map((request) => ({ ...request, path: shown.get(request.path) ?? '' }));
}

const bucketCount = 24;

/** Summarizes requests by path, the most frequent first. `span` is that of `buckets`. */
export function summarizePaths(
  requests: readonly LoggedRequest[],
  span: { start: number; end: number },
): PathSummary[] {
  const groups = new Map<string, LoggedRequest[]>();
  for (const request of requests) {
    const group = groups.get(request.path);
    if (group === undefined) groups.set(request.path, [request]);
    else group.push(request);
  }
  return [...groups]
    .map(([path, group]) => {
      const ofClass = (wanted: StatusClass) =>
        group.filter(({ status }) => statusClassOf(status) === wanted);
      const times = group.flatMap(({ tookMs }) => tookMs ?? []);
      const failed = ofClass('server');
      return {
        path,
        count: group.length,
        client: ofClass('client').length,
        server: failed.length,
        errorShare: failed.length / group.length,
        slowestMs: times.length === 0 ? undefined : times.reduce((a, b) => Math.max(a, b)),
        buckets: countInBuckets(failed.length > 0 ? failed : group, span, bucketCount),
      };
    })
    .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
}
