/** Stands for a variable part of a template. */
export const placeholder = '*';

/** Maximum length of a template, in UTF-16 units. The rest of a line does not count. */
export const longestTemplate = 300;

// oxlint-disable-next-line no-control-regex -- colours and cursor movements of terminals
const escapeSequence = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?)/g;

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Words, and signs that join words to a time, an address or a number. */
const word = /\w+/g;

const joined = /\*(?:[.:+-]\*)+/g;

/**
 * Returns what a line has in common with others of its kind: its first line, with `*` for each word that contains a
 * digit, such as a number, a time, an address or an id. Words without digits are kept.
 */
export function templateOf(text: string): string {
  const [first = ''] = text.slice(0, 2 * longestTemplate).split(/\r?\n/, 1);
  const plain = first.includes('\u001B') ? first.replaceAll(escapeSequence, '') : first;
  return plain
    .replaceAll(uuid, '0')
    .replaceAll(word, (each) => (/\d/.test(each) ? placeholder : each))
    .replaceAll(joined, placeholder)
    .slice(0, longestTemplate);
}

/** Returns a filter term that finds the lines of a template. Masked parts match any text. */
export function termOfTemplate(template: string): string {
  const source = template
    .replaceAll(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/•+/g, String.raw`\S+`)
    .replaceAll(placeholder, '[\\w.:+*-]+');
  const end = template.length < longestTemplate ? String.raw`\s*$` : '';
  return `/^${source}${end}/`;
}
