/** Longest excerpt of an error page, in characters. */
const longestText = 200;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  '#39': "'",
};

/**
 * Returns the message of an error response in JSON, HTML, XML or text, as one short line of plain text; '' if it has
 * none. It is rendered as text only, so unrecognized markup is harmless.
 */
export function plainTextOf(body: unknown): string {
  if (typeof body !== 'string') return '';
  const text = body.slice(0, 20_000).replaceAll(/<(script|style|svg)\b.*?<\/\1\s*>/gis, ' ');
  const named =
    /<Message>(?<text>[^<]+)<\/Message>/i.exec(text) ?? /<title\b[^>]*>(?<text>[^<]+)</i.exec(text);
  const line = (named?.groups?.['text'] ?? text)
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(
      /&(amp|apos|gt|lt|nbsp|quot|#39);/g,
      (whole, name: string) => entities[name] ?? whole,
    )
    // Controls, and marks that turn the text around them.
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length > longestText ? `${line.slice(0, longestText - 1).trimEnd()}…` : line;
}

/** Returns the maximum upload size of a storage in bytes, if its response contains it, as that of S3 does. */
export function sizeLimitOf(body: unknown): number | undefined {
  const limit =
    typeof body === 'string' ? /<MaxSizeAllowed>(\d{1,15})</i.exec(body)?.[1] : undefined;
  return limit === undefined ? undefined : Number(limit);
}

/** Whether a response means that an upload is too large: 413, or S3's code with 400. */
export function isTooLarge(error: { status: number; body: unknown }): boolean {
  return (
    error.status === 413 ||
    (typeof error.body === 'string' && error.body.includes('<Code>EntityTooLarge</Code>'))
  );
}
