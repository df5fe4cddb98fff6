import { pageIds, pageOf, targetOf } from '../../navigation/paths.ts';
import type { PageId } from '../../navigation/paths.ts';
import { catalogue } from './catalogue.ts';

/** The titles of `page.ts`. They are an area of their own: rail, breadcrumbs and palette show them before a page loads. */
export const pagesMessages = catalogue('pages', titles());

function titles(): Record<PageId, string>;
function titles(): Record<string, string> {
  return Object.fromEntries(pageIds.map((id) => [id, pageOf(targetOf(id)).title ?? id]));
}
