import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { scramble } from './scramble.ts';
import * as styles from './ScrambleText.css.ts';

/** Props of {@link ScrambleText}; the rest goes to its `span`. */
export interface ScrambleTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text, which screen readers announce once. */
  children: string;
  /**
   * Duration of one run, in milliseconds.
   *
   * @default 450
   */
  duration?: number;
  /**
   * Interval between the starts of two runs, in milliseconds.
   *
   * @default 7000
   */
  interval?: number;
  /**
   * Interval between two frames, in milliseconds.
   *
   * @default 50
   */
  step?: number;
  /**
   * Random source of letters, from 0 to 1.
   *
   * @default Math.random
   */
  random?: () => number;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * A word whose letters scramble and settle, for pages with little else. It is
 * static text with `prefers-reduced-motion`, on a server, in hidden tabs, and for screen
 * readers.
 */
export function ScrambleText({
  children: text,
  duration = 450,
  interval = 7000,
  step = 50,
  random = Math.random,
  className,
  ...rest
}: ScrambleTextProps) {
  const [{ of, picture }, setDrawn] = useState({ of: text, picture: text });

  useEffect(() => {
    if (matchMedia(reducedMotion).matches) return;
    const steps = Math.max(1, Math.round(duration / step));
    let done = steps;
    let ticker: ReturnType<typeof setInterval> | undefined;

    const draw = (progress: number) =>
      setDrawn({ of: text, picture: scramble(text, progress, random) });

    const tick = () => {
      done += 1;
      draw(Math.min(1, done / steps));
      if (done >= steps) clearInterval(ticker);
    };
    const run = () => {
      if (document.hidden) return;
      done = 0;
      draw(0);
      clearInterval(ticker);
      ticker = setInterval(tick, step);
    };

    run();
    const runner = setInterval(run, interval);
    return () => {
      clearInterval(ticker);
      clearInterval(runner);
      setDrawn({ of: text, picture: text });
    };
  }, [text, duration, interval, step, random]);

  // A frame of a previous text is discarded.
  const isMoving = of === text && picture !== text;
  return (
    <span {...rest} className={classNames(styles.frame, className)}>
      <span className={isMoving ? styles.stillUnderMotion : undefined}>{text}</span>
      {isMoving && (
        <span aria-hidden className={styles.moving}>
          {picture}
        </span>
      )}
    </span>
  );
}
