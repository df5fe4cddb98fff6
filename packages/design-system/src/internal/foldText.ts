/** A text in which case and diacritics do not count. */
export interface FoldedText {
  /** Lower case, without diacritics. */
  readonly text: string;
  /** Offset in the original for each of its characters; `undefined` where all offsets are equal. */
  readonly offsets: readonly number[] | undefined;
}

const marks = /\p{M}/gu;
const isPlain = /^[\0-\x7F]*$/;

/** Letters that have no decomposition in Unicode. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ŧ: 't',
};

/** Folds case and diacritics, composed or decomposed. */
export function foldText(original: string): FoldedText {
  if (isPlain.test(original)) return { text: original.toLowerCase(), offsets: undefined };
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const letter = character.normalize('NFD').replaceAll(marks, '').toLowerCase();
    const folded = plainLetters[letter] ?? letter;
    for (let index = 0; index < folded.length; index += 1) offsets.push(at);
    text += folded;
    at += character.length;
  }
  offsets.push(original.length);
  return { text, offsets };
}
