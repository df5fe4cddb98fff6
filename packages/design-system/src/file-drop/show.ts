const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a number of bytes in the locale, in decimal units: 1 kB is 1000 bytes. */
export function showSize(bytes: number, locale: string): string {
  const exponent = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[exponent] ?? 'byte',
    unitDisplay: exponent === 0 ? 'long' : 'short',
    maximumFractionDigits: exponent === 0 ? 0 : 1,
  }).format(bytes / 1000 ** exponent);
}

// Control characters, bidi marks, and zero-width spaces. Joiners stay: words and emoji need them.
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * A path for display: invisible characters, and those that reorder the text around them (as in
 * `invoice<U+202E>fdp.exe`), are shown as marks.
 */
export const showPath = (path: string): string => path.replaceAll(unseen, '\ufffd');
