/**
 * Makes `prefers-reduced-motion` match in scripts. Returns a function that stops it; `withTheme.css` does the same for
 * styles.
 */
export function reduceMotion(): () => void {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    matchMedia.call(
      globalThis,
      query
        .replace(/\(prefers-reduced-motion(?:: reduce)?\)/, 'all')
        .replace('(prefers-reduced-motion: no-preference)', 'not all'),
    );
  return () => {
    globalThis.matchMedia = matchMedia;
  };
}
