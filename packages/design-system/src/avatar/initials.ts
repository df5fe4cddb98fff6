/** The first letters of the first two words, whole graphemes, in upper case. Empty for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map(firstGrapheme).join('').toLocaleUpperCase();
}

/** Made when a name needs it: a browser reads much to make it. */
let graphemes: Intl.Segmenter | undefined;

/** Two letters of which neither ever joins with the one before. */
const plainStart = /^[!-\u024F](?:[!-\u024F]|$)/;

function firstGrapheme(word: string): string {
  if (plainStart.test(word)) return word.charAt(0);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}
