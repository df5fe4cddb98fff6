/** Base URL for relative paths. It is never requested. */
const nowhere = 'https://quayside.invalid';

// Browsers drop tabs and line breaks from an address and read `\` as `/`.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const treacherous = /[\u0000-\u001F\u007F\\]/;

/**
 * The path of a `redirect` parameter, when it is one of this origin; `undefined` for anything else, such
 * as an absolute or scheme-relative address. The result is in the form a browser would go to.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || treacherous.test(value)) {
    return undefined;
  }
  if (!URL.canParse(value, nowhere)) return undefined;
  const url = new URL(value, nowhere);
  if (url.origin !== nowhere) return undefined;
  // `/.//host` is a path here, but it resolves to `//host`, which is not.
  if (url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
