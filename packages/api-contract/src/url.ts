import { apiPrefix } from './apiPrefix.ts';

/** The path parameters of a call. */
export type PathValues = Readonly<Record<string, string | number>>;

/** Values of a query; `undefined` and `null` are omitted. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Parses the base URL of the API: an absolute http(s) URL, a path of this origin, or '' for its root.
 * Throws a `TypeError` for anything else: a token must not be sent to an unintended server.
 */
export function parseBaseUrl(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, '');
  if (trimmed === '' || /^\/[^/\\?#][^\\?#]*$/.test(trimmed)) return trimmed;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  if (!isPlain) throw new TypeError(`Not an address an API can have: ${baseUrl}`);
  return trimmed;
}

/**
 * Fills in the path parameters of an endpoint. Throws a `TypeError` for a missing one, and for one that
 * would change the path: the empty string, `.` and `..` stay special however they are encoded.
 * Throws a `URIError` for text that is not well-formed Unicode.
 */
export function buildEndpointPath(path: string, params: PathValues = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`Missing path parameter: ${name}`);
    const text = String(value);
    if (text === '' || text === '.' || text === '..') {
      throw new TypeError(`Not a path parameter: ${name}`);
    }
    return encodeURIComponent(text);
  });
}

/** The full URL of a call. */
export function buildUrl(
  baseUrl: string,
  path: string,
  params?: PathValues,
  query: QueryValues = {},
): string {
  const search = encodeFields(query).toString();
  const address = `${baseUrl}${apiPrefix}${buildEndpointPath(path, params)}`;
  return search === '' ? address : `${address}?${search}`;
}

/** Encodes fields as `application/x-www-form-urlencoded`; `undefined` and `null` are omitted. */
export function encodeFields(fields: QueryValues): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) encoded.append(name, String(value));
  }
  return encoded;
}
