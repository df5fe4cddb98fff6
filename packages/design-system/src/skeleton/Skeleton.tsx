import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Skeleton.css.ts';

const LoadingContext = createContext(false);

/** Props of {@link Skeleton}; the rest go to its `<div>`. */
export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** Whether the children are a placeholder. The layout does not depend on it. */
  isLoading: boolean;
  /** Announced once while it loads. An empty string announces nothing. @default "Loading" */
  label?: string;
  /** The real layout, with placeholder content in `SkeletonText`. */
  children: ReactNode;
}

/**
 * The real layout, inert while its data loads, so that nothing moves when it arrives.
 *
 * Inside it every {@link SkeletonText} becomes a bar, and nothing can be focused, pressed or read
 * aloud. All bars on a page animate in step, and are static with `prefers-reduced-motion`.
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
  /** Text of the expected length; it is not shown. Omit it and pass a `width` instead. */
  children?: ReactNode;
  /** Width of the bar, if there are no children. @default "md" */
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Kind of content: a line of text, a title, an avatar, an icon or a button. @default "text" */
  shape?: 'text' | 'title' | 'circle' | 'square' | 'icon' | 'button';
}

/**
 * A grey bar in place of loading content. Inside a loaded `Skeleton`, its children unchanged.
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
 * Aligns a shimmer with the document's timeline, however late its bar appears. Called once it has started: calling it
 * earlier forces a layout during rendering.
 */
function keepInStep(bar: HTMLSpanElement) {
  for (const animation of bar.getAnimations({ subtree: true })) animation.startTime = 0;
}
