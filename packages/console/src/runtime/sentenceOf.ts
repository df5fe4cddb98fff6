/** Returns an unknown value of the platform as a sentence: `warming_up_cache` becomes "Warming up cache". */
export function sentenceOf(value: string): string {
  const words = value
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    // Abbreviations stay: `failed_OOM`.
    .map((word) => (/^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word));
  const [first = '', ...rest] =
    words.length > 1 && words.every((word) => word === word.toUpperCase())
      ? words.map((word) => word.toLowerCase())
      : words;
  return [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(' ');
}
