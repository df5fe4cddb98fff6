/** A share as an attribute of SVG: a style would be refused by a strict Content Security Policy. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
