/** A value that needs no quotes in any shell or library. */
const plain = /^[\w./:@%+,=-]*$/;

/** Characters that need an escape in double quotes, or that keep a value on one line. */
const needsEscapes = /['\r\n]/;

const escaped: Readonly<Partial<Record<string, string>>> = { '\n': '\\n', '\r': '\\r' };

/**
 * Writes a `.env` file that `parseDotenv` reads back byte for byte: a line for each variable, in order, each with a
 * line feed. Single quotes where they can, because nothing is expanded in them elsewhere either.
 * @param variables Their names have to be valid.
 * @param comments Lines at the start, without `#` and line ends.
 */
export function formatDotenv(
  variables: Iterable<{ name: string; value: string }>,
  comments: readonly string[] = [],
): string {
  const lines = comments.map((comment) => `# ${comment}`);
  for (const { name, value } of variables) lines.push(`${name}=${quoted(value)}`);
  return lines.map((line) => `${line}\n`).join('');
}

function quoted(value: string): string {
  if (plain.test(value)) return value;
  if (!needsEscapes.test(value)) return `'${value}'`;
  const text = value.replaceAll(
    /["\\$`\r\n]/g,
    (character) => escaped[character] ?? `\\${character}`,
  );
  return `"${text}"`;
}
