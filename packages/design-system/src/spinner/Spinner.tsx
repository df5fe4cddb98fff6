import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { ProgressBarContext, useContextProps, useRenderProps } from 'react-aria-components';
import type { ProgressBarProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import * as styles from './Spinner.css.ts';

/** Props of {@link Spinner}: the props of React Aria's progress bar that apply without a value. */
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
   * Size in pixels.
   *
   * @default 16
   */
  size?: 14 | 16 | 20 | 28;
  ref?: Ref<HTMLDivElement>;
}

/** Render props of React Aria's progress bar, without a value. */
const values = { isIndeterminate: true, percentage: undefined, valueText: undefined };

/**
 * An activity of unknown duration. Use `Skeleton` where the layout of the
 * content is known, and `ProgressBar` where progress can be measured.
 */
export function Spinner({ ref: ownRef, ...own }: SpinnerProps) {
  // React Aria's `ProgressBar` without number formatting: every button has a spinner, and Log In has buttons.
  const [props, ref] = useContextProps(own, ownRef, ProgressBarContext);
  const { 'aria-label': label, size = 16, className, style, slot } = props;
  const loading = useLoadingLabel();
  const renderProps = useRenderProps({
    className: withClassNames(className, styles.spinner, styles.size[size]),
    style,
    values,
  });
  return (
    <div
      {...filterDOMProps(props, { global: true, labelable: true })}
      {...renderProps}
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
