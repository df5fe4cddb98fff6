import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { ProgressBarContext, useContextProps, useRenderProps } from 'react-aria-components';
import type { ProgressBarProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import * as styles from './Spinner.css.ts';

/** Props of {@link Spinner}: those of React Aria's progress bar that make sense without a value. */
export interface SpinnerProps extends Omit<
  ProgressBarProps,
  'children' | 'value' | 'minValue' | 'maxValue' | 'isIndeterminate' | 'formatOptions'
> {
  /**
   * Accessible name of the activity.
   *
   * @default 'Loading'
   */
  'aria-label'?: string;
  /**
   * In pixels.
   *
   * @default 16
   */
  size?: 14 | 16 | 20 | 28;
  ref?: Ref<HTMLDivElement>;
}

/** Render props of React Aria's progress bar, without a value. */
const values = { isIndeterminate: true, percentage: undefined, valueText: undefined };

/**
 * Something is going on and nobody knows for how long. Use `Skeleton` where the shape of what will
 * come is known, and `ProgressBar` where progress can be measured.
 */
export function Spinner({ ref: ownRef, ...own }: SpinnerProps) {
  // React Aria's `ProgressBar` without what formats a value: every button has a spinner, and Log In has buttons.
  const [props, ref] = useContextProps(own, ownRef, ProgressBarContext);
  const { 'aria-label': label, size = 16, className, style, slot } = props;
  const loading = useLoadingLabel();
  const look = useRenderProps({
    className: withClassNames(className, styles.spinner, styles.size[size]),
    style,
    values,
  });
  return (
    <div
      {...filterDOMProps(props, { global: true, labelable: true })}
      {...look}
      ref={ref}
      slot={slot ?? undefined}
      role="progressbar"
      aria-label={label ?? loading}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <LoaderCircle className={styles.spinning} />
    </div>
  );
}
