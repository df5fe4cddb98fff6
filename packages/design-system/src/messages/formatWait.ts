/**
 * Formats a wait for the middle of a sentence: "20 s", from two minutes on "5 min", and above 59 minutes "1 hour". It
 * has no line breaks.
 * @param second the symbol of a second, with a space before it. @default ' s'
 */
/* @__NO_SIDE_EFFECTS__ */
export function formatWait(seconds: number, locale: string, second = ' s'): string {
  return textOf(seconds, locale, second).replaceAll(' ', '\u00a0');
}

function textOf(seconds: number, locale: string, second: string): string {
  if (seconds < 120) return `${seconds.toLocaleString(locale)}${second}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? minutes.toLocaleString(locale, { style: 'unit', unit: 'minute' })
    : Math.ceil(minutes / 60).toLocaleString(locale, {
        style: 'unit',
        unit: 'hour',
        unitDisplay: 'long',
      });
}
