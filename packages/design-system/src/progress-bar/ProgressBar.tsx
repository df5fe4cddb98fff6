import type { ReactNode, Ref } from 'react';
import {
  Label,
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}: React Aria's, and these. Without a `label` give an `aria-label`. */
export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children'> {
  /** What is under way. */
  label?: ReactNode;
  /** Shows the value in words at the end of the label's line. @default true where there is a label */
  showValue?: boolean;
  /** `danger` when it will not go on. @default "accent" */
  tone?: 'accent' | 'danger';
  ref?: Ref<HTMLDivElement>;
}

/**
 * How far something has come, from `minValue` (0) to `maxValue` (100), or, with `isIndeterminate`,
 * that it is under way.
 *
 * For waits of less than a few seconds use `Spinner` or a button's `isPending`.
 */
export function ProgressBar({
  label,
  showValue = label !== undefined,
  tone = 'accent',
  className,
  ...props
}: ProgressBarProps) {
  return (
    <AriaProgressBar {...props} className={withClassNames(className, styles.progressBar)}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {label === undefined ? null : (
            <span className={styles.words}>
              <Label>{label}</Label>
              {showValue && !isIndeterminate ? (
                <span className={styles.value}>{valueText}</span>
              ) : null}
            </span>
          )}
          {/* Attributes of an SVG, since a strict CSP refuses a width in a style attribute. */}
          <svg
            className={styles.track}
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect
              className={styles.fill[tone]}
              data-indeterminate={isIndeterminate || undefined}
              width={isIndeterminate ? 40 : percentage}
              height="4"
            />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
