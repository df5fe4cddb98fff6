import type { NameEncoding } from './source.ts';

/**
 * Guesses which encoding the names of an archive have that are not UTF-8: that of Japanese Windows or that of DOS.
 * An archive is written on one system, so all of its names are judged together.
 * @param names in bytes, and as CP437 reads them
 */
export function guessNameEncoding(
  names: readonly { bytes: Uint8Array; cp437: string }[],
): NameEncoding {
  const japanese = names.map(({ bytes }) => decodeJapanese(bytes));
  if (japanese.some((name) => name === undefined || !isPlausible(name))) return 'CP437';
  const isPlausibleDos = names.every(({ cp437 }) => isPlausible(cp437) && !cp437.includes('\\'));
  if (!isPlausibleDos) return 'Shift_JIS';
  // Accented letters are rarely adjacent, and two such bytes decode to one odd character among Latin letters.
  const hasJapaneseWord = japanese.some(
    (name) => name !== undefined && /[^\p{ASCII}]{2}|(?<![a-z])[^\p{ASCII}](?![a-z])/iu.test(name),
  );
  return hasJapaneseWord ? 'Shift_JIS' : 'CP437';
}

/** A name as Japanese Windows writes it; `undefined` where it is not one. */
export function decodeJapanese(bytes: Uint8Array): string | undefined {
  return decodeStrictly('shift_jis', bytes);
}

/** The text of a file in UTF-8, in UTF-16 with a byte order mark, or in an encoding of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return (
    decodeStrictly('utf-8', bytes) ??
    decodeJapanese(bytes) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the characters are plausible in names: letters, digits and marks, not box drawing or symbols. */
function isPlausible(name: string): boolean {
  return /^[\p{ASCII}\p{L}\p{N}\p{M}々〆ー・！-～「」（）【】　、。]*$/u.test(name);
}
