import { apiPrefix, endpoints, type EndpointId } from '@quayside/api-contract';

/** Match of a path and a method. */
export type Match =
  | { kind: 'endpoint'; id: EndpointId; params: Record<string, string> }
  /** The path exists, but only with these methods. */
  | { kind: 'method-not-allowed'; allowed: string[] }
  | { kind: 'not-found' };

interface Route {
  id: EndpointId;
  method: string;
  pattern: RegExp;
}

const routes: readonly Route[] = endpointIds().map((id) => {
  const { method, path } = endpoints[id];
  return { id, method, pattern: toPattern(path) };
});

/** The ids of the table, in its order. */
export function endpointIds(): EndpointId[] {
  return Object.keys(endpoints).filter((id): id is EndpointId => id in endpoints);
}

/** The part of a path after `/api/v1`; undefined when the path does not lead into the API. */
export function pathInApi(pathname: string): string | undefined {
  const start = pathname.indexOf(`${apiPrefix}/`);
  return start === -1 ? undefined : pathname.slice(start + apiPrefix.length);
}

/** Finds the endpoint of a path under `/api/v1`; a trailing slash is ignored. */
export function findRoute(method: string, path: string): Match {
  const found = routes.flatMap((route) => {
    const match = route.pattern.exec(path);
    const params = match === null ? undefined : decode(match.groups);
    return params === undefined ? [] : [{ route, params, count: Object.keys(params).length }];
  });
  // `/invitations/sent` has its own endpoint, and is not the invitation with the id `sent`.
  const fewest = Math.min(...found.map(({ count }) => count));
  const matches = found.filter(({ count }) => count === fewest);
  const lookupMethod = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({ route }) => route.method === lookupMethod);
  if (match !== undefined) return { kind: 'endpoint', id: match.route.id, params: match.params };
  if (matches.length === 0) return { kind: 'not-found' };
  return {
    kind: 'method-not-allowed',
    allowed: [...new Set(matches.map(({ route }) => route.method))],
  };
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

/** Undefined for invalid percent-encoding, which matches no path. */
function decode(params: Record<string, string> = {}): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}
