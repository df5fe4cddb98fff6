import { classNames } from '../internal/classNames.ts';
import * as styles from './Button.css.ts';

/** Style props of buttons; shared by everything that looks like one. */
export interface ButtonVariants {
  /**
   * - `primary`: the main action of the screen. At most one in view.
   * - `secondary`: all other actions.
   * - `ghost`: repeated actions, as in rows and toolbars.
   * - `danger`: destroys something, after the user was warned.
   * - `danger-quiet`: opens such a warning.
   * - `link`: an action within text.
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
   * As wide as its container.
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
}: ButtonVariants): string =>
  classNames(
    styles.base,
    styles.variant[variant],
    variant === 'link' ? styles.linkSize[size] : styles.size[size],
    isBlock && styles.block,
  );
