import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { logMatcher } from '../../features/log-query/logMatcher.ts';
import { parseLogQuery } from '../../features/log-query/logQuery.ts';
import { termOfPath } from '../../features/log-query/termOfPath.ts';
import { requestsOf as requestsWith, summarizePaths } from './logRequests.ts';

const requestsOf = (entries: Parameters<typeof requestsWith>[0]) =>
  requestsWith(entries, (paths) => paths);

const entry = (text: string, time = 0) => ({ time, text });

test('reads requests from access logs, JSON and logfmt', () => {
  const requests = requestsOf([
    entry('INFO:     10.4.2.17:41 - "GET /berths/B-17?free=1 HTTP/1.1" 200 OK', 1),
    entry('{"path":"/v1/holds/42","status":503,"duration_ms":128.9}', 2),
    entry('level=info path=/tides status=404 took=1.5s', 3),
    entry('level=info path=/tides status=200 elapsed=3', 4),
    entry('Started server process [7]', 5),
    entry('{"path":"/no-status"}', 6),
  ]);
  expect(requests).toEqual([
    { time: 1, path: '/berths/{id}', status: 200, tookMs: undefined },
    { time: 2, path: '/v1/holds/{id}', status: 503, tookMs: 128.9 },
    { time: 3, path: '/tides', status: 404, tookMs: 1500 },
    { time: 4, path: '/tides', status: 200, tookMs: undefined },
  ]);
});

test('summarizes paths: number, share of errors, slowest', () => {
  const request = (path: string, status: number, tookMs?: number) => ({
    time: 0,
    path,
    status,
    tookMs,
  });
  const span = { start: 0, end: 24 };
  const paths = summarizePaths(
    [
      request('/b', 200, 10),
      request('/a', 500, 5),
      request('/a', 200, 9),
      request('/a', 404),
      request('/c', 200),
    ],
    span,
  );
  expect(paths).toMatchObject([
    { path: '/a', count: 3, client: 1, server: 1, errorShare: 1 / 3, slowestMs: 9 },
    { path: '/b', count: 1, client: 0, server: 0, errorShare: 0, slowestMs: 10 },
    { path: '/c', count: 1, client: 0, server: 0, errorShare: 0, slowestMs: undefined },
  ]);
  // Over time, failed requests are counted where there are some.
  expect(paths[0]?.buckets.slice(0, 2)).toEqual([1, 0]);
});

test('the filter of a row selects exactly its requests', () => {
  const segment = fc.oneof(
    fc.stringMatching(/^[a-z]{1,3}$/),
    fc.nat(99).map(String),
    fc.constantFrom('B-17', 's3', 'caf%C3%A9', 'a(b)', '9fceb02'),
  );
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      const entries = [
        ...paths.map((each) => entry(`"GET ${each}?a=1 HTTP/1.1" 200`)),
        entry('{"path":"/no-status"}'),
      ];
      const requests = requestsOf(entries);
      expect(requests).toHaveLength(paths.length);
      const rows = summarizePaths(requests, { start: 0, end: 1 });
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(paths.length);
      for (const { path: template, count } of rows) {
        const [term, ...more] = parseLogQuery(termOfPath(template));
        expect([term?.condition.kind, more]).toEqual(['path', []]);
        const selected = entries.filter(logMatcher(parseLogQuery(termOfPath(template))));
        expect(requestsOf(selected).map((request) => request.path)).toEqual(
          Array.from({ length: count }, () => template),
        );
      }
    }),
  );
});

test('a secret in a path is masked, and not part of its filter', () => {
  const entries = ['shh-1', 'shh-2'].map((secret) =>
    entry(`INFO: 10.4.2.17:41 - "POST /hooks/${secret}/push HTTP/1.1" 200 OK`),
  );
  const requests = requestsWith(entries, (paths) =>
    paths.map((path) => path.replaceAll(/shh-\d/g, '•••')),
  );
  const rows = summarizePaths(requests, { start: 0, end: 1 });
  expect(rows).toMatchObject([{ path: '/hooks/•••/push', count: 2 }]);
  const term = termOfPath('/hooks/•••/push');
  expect(term).toBe('path:/hooks/');
  expect(entries.filter(logMatcher(parseLogQuery(term)))).toHaveLength(2);
});
