type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a path: its segments that start with `:`. */
export type PathParams<Path extends string> = Record<Names<Path>, string>;

/** Values that a parameter is restricted to, by its name. */
export type ParamValues = Readonly<Record<string, readonly string[]>>;

/**
 * The parameters that a pathname has for a pattern such as `/:teamSlug/apps`, or `undefined` when it does not match. A
 * slash at the end makes no difference.
 */
export function matchPattern<Path extends string>(
  pattern: Path,
  pathname: string,
  values?: ParamValues,
): PathParams<Path> | undefined;
export function matchPattern(
  pattern: string,
  pathname: string,
  values: ParamValues = {},
): Record<string, string> | undefined {
  // A page of the host outside of the base path.
  if (pathname === '') return undefined;
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeSegment(actual[index] ?? '');
    if (value === undefined) return undefined;
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined;
    } else {
      const name = segment.slice(1);
      if (values[name]?.includes(value) === false) return undefined;
      params[name] = value;
    }
  }
  return params;
}

/**
 * The pathname of a pattern with its parameters filled in.
 * @throws a `TypeError` for a parameter that would lead elsewhere: '', `.` or `..`
 */
export function fillPattern(
  pattern: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const filled = segmentsOf(pattern).map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = String(params[segment.slice(1)] ?? '');
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(`Not a path parameter: ${segment.slice(1)}`);
    }
    return encodeURIComponent(value);
  });
  return `/${filled.join('/')}`;
}

function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

function decodeSegment(segment: string): string | undefined {
  if (segment === '') return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
