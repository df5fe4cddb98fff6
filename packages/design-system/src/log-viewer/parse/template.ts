import { toPlain } from './plain.ts';

/** Stands for a variable part of a template. */
export const placeholder = '*';

/** Maximum length of a template, in UTF-16 units. The rest of a line does not count. */
export const maxTemplateLength = 300;

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Words, and signs that join words to a time, an address or a number. */
const word = /\w+/g;

const joined = /\*(?:[.:+-]\*)+/g;

/**
 * Returns what a line has in common with others of its kind: its first line, with `*` for each word that contains a
 * digit, such as a number, a time, an address or an id. Words without digits are kept.
 */
export function templateOf(text: string): string {
  const [first = ''] = text.slice(0, 2 * maxTemplateLength).split(/\r?\n/, 1);
  return toPlain(first)
    .text.replaceAll(uuid, '0')
    .replaceAll(word, (each) => (/\d/.test(each) ? placeholder : each))
    .replaceAll(joined, placeholder)
    .slice(0, maxTemplateLength);
}
