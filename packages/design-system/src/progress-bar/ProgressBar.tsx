import type { ReactNode, Ref } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useProgressBar } from 'react-aria/useProgressBar';
import { ProgressBarContext, useContextProps, useRenderProps } from 'react-aria-components';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}: React Aria's, and these. Without a `label` pass an `aria-label`. */
export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children'> {
  /** Accessible name of the activity. */
  label?: ReactNode;
  /** Shows the value as text at the end of the label's line. @default true where there is a label */
  showValue?: boolean;
  /** `danger` when it has failed. @default "accent" */
  tone?: 'accent' | 'danger';
  ref?: Ref<HTMLDivElement>;
}

/**
 * Progress of an activity, from `minValue` (0) to `maxValue` (100), or an unknown progress with `isIndeterminate`.
 *
 * For waits of less than a few seconds use `Spinner` or a button's `isPending`.
 */
export function ProgressBar({ ref: ownRef, ...own }: ProgressBarProps) {
  // Not React Aria's component: `Button` uses its context, which would add number formatting to every page.
  const [props, ref] = useContextProps(own, ownRef, ProgressBarContext);
  const { label, showValue = label !== undefined, tone = 'accent', className, style, slot } = props;
  const { value = 0, minValue = 0, maxValue = 100, isIndeterminate = false } = props;
  const { progressBarProps, labelProps } = useProgressBar({ ...props, label });
  const valueText = progressBarProps['aria-valuetext'];
  const percentage = isIndeterminate ? undefined : percentageOf(value, minValue, maxValue);
  const renderProps = useRenderProps({
    className: withClassNames(className, styles.progressBar),
    style,
    values: { percentage, valueText, isIndeterminate },
  });
  return (
    <div
      {...filterDOMProps(props, { global: true })}
      {...progressBarProps}
      {...renderProps}
      ref={ref}
      slot={slot ?? undefined}
    >
      {label === undefined ? null : (
        <span className={styles.words}>
          <span {...labelProps}>{label}</span>
          {showValue && !isIndeterminate ? <span className={styles.value}>{valueText}</span> : null}
        </span>
      )}
      {/* SVG attributes, because a strict CSP blocks a width in a style attribute. */}
      <svg
        className={styles.track}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect
          className={styles.fill[tone]}
          data-indeterminate={isIndeterminate || undefined}
          width={percentage ?? 40}
          height="4"
        />
      </svg>
    </div>
  );
}

/** Position of a value in its range, as a fraction; 0 for an empty range. */
function percentageOf(value: number, minValue: number, maxValue: number): number {
  if (maxValue <= minValue) return 0;
  const within = Math.min(Math.max(value, minValue), maxValue);
  return ((within - minValue) / (maxValue - minValue)) * 100;
}
