/** The shape of each flag, as the path of an SVG with a view box of 24 by 24. */
const flags = [
  'M0 0h12v24H0z',
  'M9 0h6v9h9v6h-9v9H9v-9H0V9h9z',
  'M0 0h24L0 24z',
  'M12 2.5 21.5 12 12 21.5 2.5 12z',
  'M0 0h12v12H0zM12 12h12v12H12z',
  'M0 8h24v8H0z',
  'M6 12a6 6 0 1 1 12 0 6 6 0 0 1-12 0',
  'M7 7h10v10H7z',
  'M0 0h6l18 18v6h-6L0 6zM24 0v6L6 24H0v-6L18 0z',
  'M0 0h8v24H0zM16 0h8v24h-8z',
  'M0 0h24v12H0z',
  'M0 0 24 12 0 24z',
] as const;

/** The flag of an id: always the same one, and similar ids usually have different flags. */
export function flagOf(id: string): string {
  return flags[hash(id) % flags.length] ?? flags[0];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
