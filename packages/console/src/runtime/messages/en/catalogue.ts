/** The English texts of one part of the console, and the name under which a host gives its own. */
export interface Catalogue<Area extends string, Texts extends object> {
  area: Area;
  english: Texts;
}

/**
 * Declares the texts of a part of the console. Who shows them imports them, so a page loads its own
 * texts and no others.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<Area extends string, Texts extends object>(
  area: Area,
  english: Texts,
): Catalogue<Area, Texts> {
  return { area, english };
}
