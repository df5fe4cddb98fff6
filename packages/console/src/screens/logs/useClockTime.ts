import { useTimeSettings, zoneOf } from '@quayside/design-system';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

import { clockTimeFormat } from './clockTime.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Returns the formatter of an axis over a span, in milliseconds: `09:04`, with seconds when bars of the histogram are
 * shorter than a minute, `21 Nov, 09:04` when the span is longer than a day.
 */
export function useClockTime(span: number): (time: number) => string {
  const { locale } = useLocale();
  const { timeZone } = useTimeSettings();
  const hasDays = span > day;
  const hasSeconds = span < hour;
  return useMemo(() => {
    const format = clockTimeFormat(locale, zoneOf(timeZone), { hasDay: hasDays, hasSeconds });
    return (time: number) => format.format(time);
  }, [locale, timeZone, hasDays, hasSeconds]);
}
