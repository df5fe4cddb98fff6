/** A value of a line, by the name that a query uses for it. */
export interface LineField {
  name: string;
  value: string;
}

/** Maximum depth of objects in JSON: `http.request.method`. */
const maxDepth = 3;

/** Returns the fields of a line of JSON, or of the `key=value` pairs of logfmt. Nested names are joined by dots. */
export function lineFields(text: string): LineField[] {
  const json = objectIn(text);
  if (json !== undefined) return fieldsOf(json, '', maxDepth);
  const pairs = text.matchAll(/(?<![^\s([{])([A-Za-z_][\w.-]*)=("(?:[^"\\]|\\.)*"|[^\s"\])}]+)/g);
  return Array.from(pairs, ([, name = '', value = '']) => ({ name, value: unquote(value) }));
}

function objectIn(text: string): object | undefined {
  const start = text.indexOf('{');
  // A prefix, such as a container's name or a time, is common.
  if (start === -1 || start > 100 || !text.trimEnd().endsWith('}')) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function fieldsOf(object: object, prefix: string, depth: number): LineField[] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return depth === 1 ? [] : fieldsOf(value, `${name}.`, depth - 1);
    }
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    return isScalar ? [{ name, value: String(value) }] : [];
  });
}

const unquote = (value: string) =>
  value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : value;
