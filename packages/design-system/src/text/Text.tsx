import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Text.css.ts';

/** Props of {@link Text}; the rest goes to its element. */
export interface TextProps extends ComponentPropsWithRef<'span'> {
  /** The element it is. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'code' | 'label' | 'dt' | 'dd' | 'li';
  /**
   * In pixels at the default root size, with the line height that belongs to it.
   *
   * @default inherited
   */
  size?: 12 | 13 | 14 | 16 | 20 | 28;
  /** Its colour: by weight (`default`, `muted`, `subtle`), or by what it says. @default inherited */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** Font weight: 400, 500 or 600. @default inherited */
  weight?: 'regular' | 'medium' | 'semibold';
  /** For ids, hosts and names of variables. They read left to right in every language, and are not translated. */
  isMono?: boolean;
  /** Digits of one width, for numbers in columns. */
  isNumeric?: boolean;
  /** Cuts at the end with an ellipsis. Use `Truncate` for ids: it cuts in the middle and copies whole. */
  isTruncated?: boolean;
}

/** Words in one of the six sizes and eight tones of text. */
export function Text({
  as = 'span',
  size,
  tone,
  weight,
  isMono = false,
  isNumeric = false,
  isTruncated = false,
  className,
  children,
  ...rest
}: TextProps) {
  const own = classNames(
    size && styles.size[size],
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    isMono && styles.mono,
    isMono && size && styles.monoSize[size],
    isNumeric && styles.numeric,
    isTruncated && styles.truncated,
    className,
  );
  const translate = isMono ? 'no' : undefined;
  const content = Array.isArray(children) ? separateText(children) : children;
  return createElement(as, { translate, ...rest, className: own }, content);
}
