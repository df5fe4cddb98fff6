import { useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeProps, useObjectRef } from 'react-aria';

import { classNames } from '../internal/classNames.ts';
import * as styles from './ScrollArea.css.ts';
import { useOverflows } from './useOverflows.ts';
import { useScrollbarVisible } from './useScrollbarVisible.ts';

/** Props of {@link ScrollArea}; the rest go to its `<div>`. */
export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** Names it where keys reach it. */
  'aria-label': string;
  /** Content that may be larger than its container. */
  children: ReactNode;
  /**
   * Which way it scrolls.
   *
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | 'both';
  /**
   * Delay until the scroll bar hides after the last scroll or pointer leave, in milliseconds.
   *
   * @default 600
   */
  hideDelay?: number;
}

/**
 * A place of its own height (or width) whose content scrolls by the browser's own means: wheel,
 * touch, keys, find in page. Its scroll bar, the browser's too, shows while it is of use, and always
 * for people who ask for more contrast. Where there is more than fits, Tab reaches it.
 */
export function ScrollArea({
  orientation = 'vertical',
  hideDelay = 600,
  ref: callersRef,
  className,
  children,
  ...rest
}: ScrollAreaProps) {
  const ref = useObjectRef(callersRef);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(ref, content);
  const { isVisible, handlers } = useScrollbarVisible(hideDelay);
  return (
    <div
      role={overflows ? 'region' : 'group'}
      // Safari gives a scroll container no place in the order of Tab by itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
      tabIndex={overflows ? 0 : undefined}
      {...mergeProps(handlers, rest)}
      ref={ref}
      data-scrollbar={isVisible || undefined}
      className={classNames(styles.area, styles.orientation[orientation], className)}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
