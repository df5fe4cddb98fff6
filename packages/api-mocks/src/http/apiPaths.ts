import { endpoints, type EndpointId } from '@quayside/api-contract';
import { matchRequestUrl } from 'msw';

import { endpointIds, endpointPattern } from './endpointHandlers.ts';

/** The endpoints with one path. */
export interface ApiPath {
  /** Path pattern of MSW, at any base URL. */
  pattern: string;
  ids: readonly EndpointId[];
  /** Methods that the endpoints respond to. */
  methods: readonly string[];
}

const patternOf = (id: EndpointId) => endpointPattern(endpoints[id]);

/** Every path of the API, by increasing number of parameters: `/invitations/sent` is not an invitation's id. */
export const apiPaths: readonly ApiPath[] = [...new Set(endpointIds().map(patternOf))]
  .map((pattern) => {
    const ids = endpointIds().filter((id) => patternOf(id) === pattern);
    return { pattern, ids, methods: ids.map((id) => endpoints[id].method) };
  })
  .toSorted((a, b) => parameterCount(a) - parameterCount(b));

/** Returns the methods of the path that a URL leads to; undefined when it leads to no path of the API. */
export function methodsAt(url: URL): readonly string[] | undefined {
  return apiPaths.find(({ pattern }) => matchRequestUrl(url, pattern).matches)?.methods;
}

/** Whether another path would respond to a method that this path does not have: its parameter matches this path. */
export function isHiddenBy({ pattern, methods }: ApiPath, method: string): boolean {
  if (methods.includes(method)) return false;
  const url = new URL(pattern.replace('*', 'http://mock.example'));
  return apiPaths.some(
    (other) => other.methods.includes(method) && matchRequestUrl(url, other.pattern).matches,
  );
}

function parameterCount({ pattern }: ApiPath): number {
  return pattern.split('/:').length;
}
