/** The initials of the first two words, as whole graphemes, in upper case. Empty for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map(firstGrapheme).join('').toLocaleUpperCase();
}

/** Created on first use, because creating it is slow. */
let graphemes: Intl.Segmenter | undefined;

/** Two characters that never join with a preceding one. */
const plainStart = /^[!-\u024F](?:[!-\u024F]|$)/;

function firstGrapheme(word: string): string {
  if (plainStart.test(word)) return word.charAt(0);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}
