/** A value of a line, by the name that a query uses for it. */
export interface LogField {
  readonly name: string;
  /** With escapes decoded. */
  readonly value: string;
}

/** Maximum depth of objects in JSON: `http.request.method`. */
const maxDepth = 4;

/** Longer lines are not read for fields, in UTF-16 units. */
const maxLength = 200_000;

/** Text before JSON, such as a container's name or a time, is at most so long, in UTF-16 units. */
const maxPrefix = 100;

const pair = /(?<![^\s([{,])([A-Za-z_@][\w.@/-]{0,100})=("(?:[^"\\]|\\.)*"|[^\s"\])},]+)/g;

/** Returns the fields of a line of JSON, or of the `key=value` pairs in a text. Nested names are joined by dots. */
export function parseFields(text: string): LogField[] {
  if (text.length > maxLength) return [];
  const json = objectIn(text);
  if (json !== undefined) return fieldsOf(json, '', maxDepth);
  if (!text.includes('=')) return [];
  return Array.from(text.matchAll(pair), ([, name = '', value = '']) => ({
    name,
    value: value.startsWith('"') ? decodeEscapes(value.slice(1, -1)) : value,
  }));
}

function objectIn(text: string): object | undefined {
  const start = text.indexOf('{');
  if (start === -1 || start > maxPrefix || !text.trimEnd().endsWith('}')) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function fieldsOf(object: object, prefix: string, depth: number): LogField[] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return depth === 1 ? [] : fieldsOf(value, `${name}.`, depth - 1);
    }
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    return isScalar ? [{ name, value: String(value) }] : [];
  });
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const escape = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;

/** Decodes the escapes of JSON and logfmt in the text between quotes: `\n`, `\"`, `\u00e9`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(
    escape,
    (_, unicode: string | undefined, hex: string | undefined, letter: string | undefined) =>
      letter === undefined
        ? String.fromCharCode(Number.parseInt(unicode ?? hex ?? '', 16))
        : (controls[letter] ?? letter),
  );
}

/** Returns a line of JSON or logfmt with the escapes of its texts decoded, and any other text as it is. */
export function decodedText(text: string): string {
  if (!text.includes('\\') || !text.includes('"')) return text;
  const isStructured = text.trimEnd().endsWith('}') || /[\w.]="/.test(text);
  return isStructured ? text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, decodeEscapes) : text;
}
