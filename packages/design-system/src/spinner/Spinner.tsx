import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';
import { ProgressBar } from 'react-aria-components';
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
   * What is going on, for screen readers.
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

/**
 * Something is going on and nobody knows for how long. Use `Skeleton` where the shape of what will
 * come is known, and `ProgressBar` where progress can be measured.
 */
export function Spinner({ 'aria-label': label, size = 16, className, ...rest }: SpinnerProps) {
  const loading = useLoadingLabel();
  return (
    <ProgressBar
      {...rest}
      isIndeterminate
      aria-label={label ?? loading}
      className={withClassNames(className, styles.spinner, styles.size[size])}
    >
      <LoaderCircle className={styles.spinning} />
    </ProgressBar>
  );
}
