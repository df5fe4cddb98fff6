import { plainText } from '@quayside/design-system/log-viewer';
import type { PolledEntry } from '@quayside/design-system/log-viewer';

import { lineFields } from '../../features/log-query/lineFields.ts';
import { requestOf } from '../../features/log-query/logQuery.ts';

/** A request that a line reports. */
export interface LoggedRequest {
  /** Milliseconds since the epoch. */
  time: number;
  /** Path with `{id}` in place of numbers and ids. */
  path: string;
  status: number;
  /** Duration in milliseconds; `undefined` if the line does not have one. */
  tookMs: number | undefined;
}

/** Requests of one path. */
export interface PathSummary {
  path: string;
  count: number;
  /** Share of responses with a status of 500 or more, from 0 to 1. */
  errorShare: number;
  /** Duration of the slowest in milliseconds; `undefined` if no duration is known. */
  slowestMs: number | undefined;
}

/** Class of a status: `ok` below 400, `client` below 500, `server` from 500. */
export type StatusClass = 'ok' | 'client' | 'server';

/** Returns the class of a status. */
export function statusClassOf(status: number): StatusClass {
  return status < 400 ? 'ok' : status < 500 ? 'client' : 'server';
}

/** Returns the requests that lines report: access logs, and JSON or logfmt with a path and a status. */
export function requestsOf(entries: readonly PolledEntry[]): LoggedRequest[] {
  return entries.flatMap(({ time, text }) => {
    const line = plainText(text);
    const { path, status } = requestOf(line);
    return path === undefined || status === undefined
      ? []
      : [{ time, path: pathTemplate(path), status, tookMs: durationIn(line) }];
  });
}

/** Returns a path without its query, with `{id}` in place of segments that have digits, except versions: `/v1/users/{id}`. */
export function pathTemplate(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => (/\d/.test(segment) && !/^v\d+$/.test(segment) ? '{id}' : segment))
    .join('/');
}

/** Returns the part of a template that all of its paths begin with. */
export function commonStart(template: string): string {
  const [start = ''] = template.split('{id}');
  return start;
}

/** Summarizes requests by path, the most frequent first. */
export function summarizePaths(requests: readonly LoggedRequest[]): PathSummary[] {
  const groups = new Map<string, LoggedRequest[]>();
  for (const request of requests) {
    const group = groups.get(request.path);
    if (group === undefined) groups.set(request.path, [request]);
    else group.push(request);
  }
  return [...groups]
    .map(([path, group]) => {
      const times = group.flatMap(({ tookMs }) => tookMs ?? []);
      return {
        path,
        count: group.length,
        errorShare:
          group.filter(({ status }) => statusClassOf(status) === 'server').length / group.length,
        slowestMs: times.length === 0 ? undefined : times.reduce((a, b) => Math.max(a, b)),
      };
    })
    .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
}

const durationNames = /^(?:took|duration|elapsed|latency|response_time)(?:_ms)?$/;

/** Returns the duration in a line's fields. Without a unit, only names that end in `_ms` have one. */
function durationIn(line: string): number | undefined {
  const field = lineFields(line).find(({ name }) => durationNames.test(name));
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)\s*(ms|s)?$/.exec(field?.value ?? '') ?? [];
  if (field === undefined || digits === undefined) return undefined;
  if (unit === '' && !field.name.endsWith('_ms')) return undefined;
  return Number(digits) * (unit === 's' ? 1000 : 1);
}
