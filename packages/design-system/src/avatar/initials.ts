/** The first letters of the first two words, whole graphemes, in upper case. Empty for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words.map(firstGrapheme).join('').toLocaleUpperCase();
}

/** Made when there is a name: a browser reads much to make it. */
let graphemes: Intl.Segmenter | undefined;

function firstGrapheme(word: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}
