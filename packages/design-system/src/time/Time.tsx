import { useEffect, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { mergeProps, useIsSSR, useLocale, useObjectRef } from 'react-aria';
import { useTooltipTriggerState } from 'react-stately';

import { classNames } from '../internal/classNames.ts';
import { useContainerFocus } from '../tooltip/useContainerFocus.ts';
import { useTooltipOf } from '../tooltip/useTooltip.tsx';
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
   * - `relative`: "12 min ago", with the absolute time on hover and when its row has keyboard focus
   * - `absolute`: date, time and zone, for places without a row, such as facts and the options of a list
   * - `day`: a day, or "Today", as the heading of a list
   * - `clock`: hour and minute, for the entries of a day
   * @default "relative"
   */
  format?: TimeFormat;
}

/**
 * A moment, as `<time datetime>`. A relative time updates automatically, without announcements. It is no stop
 * of Tab: date, time and zone are its description, and are shown on hover and while its row, list item or group has
 * keyboard focus.
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
      if (format === 'relative') return formatRelative(time, clock.now(), here);
      return formatters[format](time, here, clock.now());
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
    <RelativeTime {...props} dateTime={dateTime} time={time} options={here}>
      {text}
    </RelativeTime>
  );
}

const formatters = { absolute: formatAbsolute, day: formatDay, clock: formatClock };

/** Containers whose keyboard focus shows the exact times in them. */
const rows = 'tr, li, [role=row], [role=group]';

interface RelativeTimeProps extends ComponentPropsWithRef<'time'> {
  time: number;
  options: FormatOptions;
}

function RelativeTime({ time, options, ref: callersRef, className, ...props }: RelativeTimeProps) {
  const ref = useObjectRef(callersRef);
  // A server shows the exact time itself.
  const isShown = useIsSSR();
  const exact = formatAbsolute(time, options);
  const trigger = useTooltipTriggerState({ delay: 500, closeDelay: 100 });
  const [isRowFocused, setRowFocused] = useContainerFocus(ref, rows);
  // Not opened through `trigger`, which closes every other tooltip: a row can have two times.
  const state = {
    ...trigger,
    isOpen: trigger.isOpen || isRowFocused,
    close(isImmediate?: boolean) {
      setRowFocused(false);
      trigger.close(isImmediate);
    },
  };
  const { triggerProps, tooltip, fetchBody } = useTooltipOf(ref, state, {
    children: exact,
    placement: 'bottom',
  });
  useEffect(() => {
    if (isRowFocused) fetchBody();
  }, [isRowFocused, fetchBody]);
  return (
    <>
      <time
        aria-description={isShown ? undefined : exact}
        {...mergeProps(props, triggerProps)}
        ref={ref}
        className={classNames(styles.time, className)}
      />
      {tooltip}
    </>
  );
}
