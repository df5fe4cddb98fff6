import { foldText } from '../internal/foldText.ts';

/**
 * Whether a text contains what a user searches for. Case, diacritics and spaces around the search do not count: `cafe`
 * matches `Café API`. An empty search matches every text.
 */
export function matchesSearch(text: string, search: string): boolean {
  return foldText(text).text.includes(foldText(search.trim()).text);
}
