import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Text.css.ts';
import { verbatim } from './verbatim.ts';

/** Props of {@link Text}; the rest goes to its element. */
export interface TextProps extends ComponentPropsWithRef<'span'> {
  /** The rendered element. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'code' | 'label' | 'dt' | 'dd' | 'li';
  /**
   * Font size in pixels at the default root size; sets the line height too.
   *
   * @default inherited
   */
  size?: 12 | 13 | 14 | 16 | 20 | 28;
  /** Colour: by emphasis (`default`, `muted`, `subtle`), or by status. @default inherited */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** Font weight: 400, 500 or 600. @default inherited */
  weight?: 'regular' | 'medium' | 'semibold';
  /** For ids, hosts and variable names. They are left to right in every language, and not translated. */
  isMono?: boolean;
  /** Tabular digits, for numbers in columns. */
  isNumeric?: boolean;
  /** Truncates at the end with an ellipsis. For ids use `Truncate`, which truncates in the middle. */
  isTruncated?: boolean;
}

/** Text in one of six sizes and eight tones. */
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
  const content = Array.isArray(children) ? separateText(children) : children;
  return createElement(as, { ...(isMono && verbatim), ...rest, className: own }, content);
}
