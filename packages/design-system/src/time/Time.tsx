import { useSyncExternalStore, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeProps, useLocale, useObjectRef } from 'react-aria';

import { classNames } from '../internal/classNames.ts';
import { useTooltip } from '../tooltip/useTooltip.tsx';
import {
  formatAbsolute,
  formatClock,
  formatDay,
  formatRelative,
  zoneOf,
  type FormatOptions,
  type TimeFormat,
} from './format.ts';
import * as styles from './Time.css.ts';
import { useTimeSettings } from './TimeSettings.tsx';

/** Props of {@link Time}; the rest go to its `<time>`. */
export interface TimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The time: a `Date`, milliseconds since the epoch, or an ISO 8601 string. */
  value: Date | number | string;
  /**
   * `relative`: "12 min ago", with the absolute time on hover and focus. `absolute`: date, time and zone, for
   * places without hover, such as the options of a list. `day` and `clock`: a day, as the heading of a list, and hour
   * and minute of its entries.
   * @default "relative"
   */
  format?: TimeFormat;
}

/**
 * A moment, as `<time datetime>`. A relative time shows date, time and zone on hover and focus, and updates
 * automatically, without announcements.
 *
 * A server, and the first render of a browser, use the absolute time in UTC, so that the two match.
 * The zone and the clock come from `TimeSettings`. An invalid date is shown unchanged.
 */
export function Time({ value, format = 'relative', ...props }: TimeProps) {
  const { locale } = useLocale();
  const { clock, timeZone } = useTimeSettings();
  const time = new Date(value).getTime();
  const isDate = Number.isFinite(time);

  const utc: FormatOptions = { locale, timeZone: 'UTC' };
  const here: FormatOptions = { locale, timeZone: zoneOf(timeZone) };
  const text = useSyncExternalStore(
    clock.subscribe,
    () => {
      if (!isDate) return String(value);
      return format === 'relative'
        ? formatRelative(time, clock.now(), here)
        : formatters[format](time, here);
    },
    () => {
      if (!isDate) return String(value);
      return formatters[format === 'relative' ? 'absolute' : format](time, utc);
    },
  );

  const dateTime = isDate ? new Date(time).toISOString() : undefined;
  if (!isDate || format !== 'relative') {
    return (
      <time {...props} dateTime={dateTime}>
        {text}
      </time>
    );
  }
  return (
    <FocusableTime {...props} dateTime={dateTime} absolute={<AbsoluteTime time={time} {...here} />}>
      {text}
    </FocusableTime>
  );
}

const formatters = { absolute: formatAbsolute, day: formatDay, clock: formatClock };

interface FocusableTimeProps extends ComponentPropsWithRef<'time'> {
  /** Content of the tooltip. */
  absolute: ReactNode;
}

/** The full date and time. Formatted only when it is shown, because that takes as long as the rest of `Time`. */
function AbsoluteTime({ time, ...options }: FormatOptions & { time: number }) {
  return <span>{formatAbsolute(time, options)}</span>;
}

/** Focusable only for its tooltip. It is not a control, so it has no role of one. */
function FocusableTime({ absolute, ref: callersRef, className, ...props }: FocusableTimeProps) {
  const ref = useObjectRef(callersRef);
  const { triggerProps, tooltip } = useTooltip(ref, { children: absolute });
  return (
    <>
      <time
        {...mergeProps(props, triggerProps, { tabIndex: 0 })}
        ref={ref}
        className={classNames(styles.time, className)}
      />
      {tooltip}
    </>
  );
}
