import { useTimeSettings } from '@quayside/design-system';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Words times for the axis of a span, in milliseconds: `09:04`, with seconds where bars of the histogram are shorter
 * than a minute, `21 Nov, 09:04` where that spans days.
 */
export function useClockTime(span: number): (time: number) => string {
  const { locale } = useLocale();
  const { timeZone } = useTimeSettings();
  const hasDays = span > day;
  const hasSeconds = span < hour;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      ...(hasDays && { day: 'numeric', month: 'short' }),
      hour: '2-digit',
      minute: '2-digit',
      ...(hasSeconds && { second: '2-digit' }),
      hourCycle: 'h23',
      timeZone: timeZone === 'UTC' ? 'UTC' : undefined,
    });
    return (time: number) => format.format(time);
  }, [locale, timeZone, hasDays, hasSeconds]);
}
