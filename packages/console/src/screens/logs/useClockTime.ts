import { useTimeSettings } from '@quayside/design-system';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

const day = 24 * 60 * 60_000;

/** Words times for the axis of a span, in milliseconds: `09:04`, or `21 Nov, 09:04` where that spans days. */
export function useClockTime(span: number): (time: number) => string {
  const { locale } = useLocale();
  const { timeZone } = useTimeSettings();
  const hasDays = span > day;
  const hasSeconds = span < 10 * 60_000;
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
