import { classNames } from '../internal/classNames.ts';
import * as styles from './Button.css.ts';

/** Class names of buttons; shared by everything that looks like one. */
export interface ButtonLooks {
  /**
   * - `primary`: the one thing this screen is for. At most one in view.
   * - `secondary`: everything else that acts.
   * - `ghost`: actions that repeat, as in rows and toolbars.
   * - `danger`: destroys something, after the person was told what.
   * - `danger-quiet`: leads to such a question.
   * - `link`: an action among words.
   *
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | 'link';
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * As wide as its place.
   *
   * @default false
   */
  isBlock?: boolean;
}

/** The class names of a button, for an element that is not one. */
export const buttonClassNames = ({
  variant = 'secondary',
  size = 'md',
  isBlock = false,
}: ButtonLooks): string =>
  classNames(
    styles.base,
    styles.variant[variant],
    variant === 'link' ? styles.linkSize[size] : styles.size[size],
    isBlock && styles.block,
  );
