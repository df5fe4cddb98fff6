/** A percentage as an SVG attribute, because a strict Content Security Policy blocks style attributes. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
