/**
 * A code as a terminal shows it, `XXXX-XXXX`, of what a person typed or pasted: case, blanks and the dash are theirs to
 * choose (RFC 8628, section 6.1), and so is the full width of a Japanese keyboard. Of another length it is what was typed: the platform knows what its codes look like.
 */
export function readDeviceCode(typed: string): string {
  const plain = toPlainLetters(typed).toUpperCase().normalize('NFKC').trim();
  // The mark of a long vowel is what the key of the dash writes in Japanese.
  const code = plain.replaceAll(/[^\p{L}\p{N}]|ー/gu, '');
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : plain;
}

/** Letters, digits and dashes of full width as those of ASCII. */
export function toPlainLetters(code: string): string {
  return code.normalize('NFKC').replaceAll(/(?<=\w)[ー\u2010-\u2015\u2212](?=\w)/g, '-');
}
