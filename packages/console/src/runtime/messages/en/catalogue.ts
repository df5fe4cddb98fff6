/** The English texts of an area, and the key under which a host overrides them. */
export interface Catalogue<Area extends string, Texts extends object> {
  area: Area;
  english: Texts;
}

/**
 * Declares the English texts of an area. Components import the areas they use, so a page loads only its own
 * texts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<Area extends string, Texts extends object>(
  area: Area,
  english: Texts,
): Catalogue<Area, Texts> {
  return { area, english };
}
