import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Skeleton.css.ts';

const LoadingContext = createContext(false);

/** Props of {@link Skeleton}; the rest go to its `<div>`. */
export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** Whether the children are a placeholder. Nothing changes in the layout when this does. */
  isLoading: boolean;
  /** Said once by screen readers while it loads. An empty string says nothing. @default "Loading" */
  label?: string;
  /** The real layout, with made-up content in `SkeletonText` where data is to come. */
  children: ReactNode;
}

/**
 * The real layout made inert while its data loads, so that nothing moves when it arrives.
 *
 * Inside it every {@link SkeletonText} becomes a bar, and nothing can be focused, pressed or read
 * aloud. All bars on a page shimmer in step, and stand still for people who prefer reduced motion.
 */
export function Skeleton({ isLoading, label, children, className, ...props }: SkeletonProps) {
  const loading = useLoadingLabel();
  return (
    <LoadingContext value={isLoading}>
      <VisuallyHidden aria-live="polite">{isLoading ? (label ?? loading) : null}</VisuallyHidden>
      <div
        {...props}
        className={classNames(styles.skeleton, className)}
        inert={isLoading}
        aria-hidden={isLoading || undefined}
        data-loading={isLoading || undefined}
      >
        {children}
      </div>
    </LoadingContext>
  );
}

/** Props of {@link SkeletonText}; the rest go to its `<span>`. */
export interface SkeletonTextProps extends ComponentPropsWithRef<'span'> {
  /** Text of the length to expect; it is not shown. Or leave it out and give a `width`. */
  children?: ReactNode;
  /** Width of the bar, where there are no children. @default "md" */
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Kind of content: a line of text, a title, an avatar, an icon or a button. @default "text" */
  shape?: 'text' | 'title' | 'circle' | 'square' | 'icon' | 'button';
}

/**
 * A grey bar where data is to come. Inside a `Skeleton` that has loaded, its children as they are.
 *
 * Outside a `Skeleton` it is always a bar, hidden from assistive technology.
 */
export function SkeletonText({
  children,
  width = 'md',
  shape = 'text',
  className,
  onAnimationStart,
  ...props
}: SkeletonTextProps) {
  const isLoading = useContext(LoadingContext);
  if (!isLoading && children !== undefined) return separateText(children);
  const hasOwnWidth = children === undefined && (shape === 'text' || shape === 'title');
  return (
    <span
      aria-hidden="true"
      {...props}
      onAnimationStart={(event) => {
        onAnimationStart?.(event);
        keepInStep(event.currentTarget);
      }}
      className={classNames(
        styles.bar,
        styles.shape[shape],
        hasOwnWidth && styles.width[width],
        className,
      )}
    >
      {children === undefined ? null : <span className={styles.sample}>{children}</span>}
    </span>
  );
}

/**
 * Starts a shimmer at the document's own zero, however late its bar appears. Once it has begun: to ask for it any
 * earlier has the page laid out in the middle of a rendering.
 */
function keepInStep(bar: HTMLSpanElement) {
  for (const animation of bar.getAnimations({ subtree: true })) animation.startTime = 0;
}
