/**
 * Formats a typed or pasted code like a terminal, as `XXXX-XXXX`: case, blanks, the dash (RFC 8628, section 6.1) and
 * full-width characters do not matter. A code of another length is returned as typed, and validated by the platform.
 */
export function readDeviceCode(typed: string): string {
  const plain = toPlainLetters(typed).toUpperCase().normalize('NFKC').trim();
  // The dash key of a Japanese keyboard types the long vowel mark.
  const code = plain.replaceAll(/[^\p{L}\p{N}]|ー/gu, '');
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : plain;
}

/** Converts full-width letters, digits and dashes to ASCII. */
export function toPlainLetters(code: string): string {
  return code.normalize('NFKC').replaceAll(/(?<=\w)[ー\u2010-\u2015\u2212](?=\w)/g, '-');
}
