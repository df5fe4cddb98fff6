import { useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeProps, useObjectRef } from 'react-aria';

import { classNames } from '../internal/classNames.ts';
import * as styles from './ScrollArea.css.ts';
import { useOverflows } from './useOverflows.ts';
import { useScrollbarVisible } from './useScrollbarVisible.ts';

/** Props of {@link ScrollArea}; the rest go to its `<div>`. */
export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name, for when it is focusable. */
  'aria-label': string;
  /** Content that may be larger than its container. */
  children: ReactNode;
  /**
   * Scroll direction.
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
 * A container of fixed height (or width) whose content scrolls natively: by wheel,
 * touch, keys and find in page. Its native scroll bar is visible while it is used, and always
 * with `prefers-contrast: more`. It is a Tab stop when its content overflows.
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
      // In Safari a scroll container is not focusable by default.
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
