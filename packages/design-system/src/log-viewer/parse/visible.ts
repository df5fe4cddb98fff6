/** Half of a surrogate pair. */
const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Line and paragraph separators, which would break the line. */
const separator = /[\u2028\u2029]/g;
/** C0 controls but tab, and DEL. */
const control = /[\0-\u0008\u000A-\u001F\u007F]/g;
/** C1 controls, and marks that turn the direction of text around (Trojan Source, CVE-2021-42574). */
const invisible = /[\u0080-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const any =
  /[\0-\u0008\u000A-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uD800-\uDFFF]/;

const picture = (character: string) => {
  const code = character.charCodeAt(0);
  return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
};

/**
 * Puts a picture for each character that would be invisible or do harm: `␀` for NUL, `␦` for marks that
 * turn text around, `�` for half a surrogate pair. Each is one UTF-16 unit for another, so positions stay.
 */
export function toVisible(text: string): string {
  if (!any.test(text)) return text;
  return text
    .replace(half, '\uFFFD')
    .replace(separator, '\u2424')
    .replace(control, picture)
    .replace(invisible, '\u2426');
}
