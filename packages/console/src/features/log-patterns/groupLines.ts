import { templateOf } from '@quayside/design-system/log-viewer/parse';

/** Lines grouped by template. */
export interface LineGroups {
  templates: readonly string[];
  /** Index of the template of each line. */
  groups: Uint32Array<ArrayBuffer>;
}

/** Groups lines by what they have in common. */
export function groupLines(texts: readonly string[]): LineGroups {
  const known = new Map<string, number>();
  const groups = Uint32Array.from(texts, (text) => {
    const template = templateOf(text);
    const index = known.get(template) ?? known.size;
    known.set(template, index);
    return index;
  });
  return { templates: [...known.keys()], groups };
}
