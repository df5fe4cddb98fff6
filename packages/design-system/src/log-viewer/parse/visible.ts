/**
 * Control characters but tab, marks that turn the direction of text around (Trojan Source,
 * CVE-2021-42574), line and paragraph separators, and halves of surrogate pairs.
 */
const unseen = /(?!\t)\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]|\p{Cs}/gu;

function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  if (code === 0x2028 || code === 0x2029) return '\u2424';
  return code >= 0xd800 && code <= 0xdfff ? '\uFFFD' : '\u2426';
}

/**
 * Puts a picture for each character that would be invisible or do harm: `␀` for NUL, `␦` for marks that
 * turn text around, `�` for half a surrogate pair. Each is one UTF-16 unit for another, so positions stay. The log viewer
 * shows every line so; use it where a part of a log is shown elsewhere.
 */
export const toVisible = (text: string): string => text.replaceAll(unseen, picture);
