import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './Truncate.css.ts';
import { verbatim } from '../text/verbatim.ts';

/** Props of {@link Truncate}; the rest go to its `<span>`. */
export interface TruncateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole text, typically an id. */
  children: string;
  /** Characters shown on each side. @default 6 */
  keep?: number;
}

/**
 * Truncates an id in the middle: `3f9a1c…7d21e4`.
 *
 * The whole text stays in the document: a selection copies all of it, find in page finds it and screen
 * readers read it; hovering shows it. Always left to right and monospaced. For prose, truncate
 * at the end with CSS instead.
 */
export function Truncate({ children: text, keep = 6, className, ...props }: TruncateProps) {
  const characters = Array.from(text);
  const isShort = characters.length <= keep * 2 + 1;
  return (
    <span
      dir="ltr"
      {...verbatim}
      title={isShort ? undefined : text}
      {...props}
      className={classNames(styles.truncate, className)}
    >
      {isShort ? (
        text
      ) : (
        <>
          {characters.slice(0, keep).join('')}
          <span className={styles.ellipsis}>
            <span className={styles.middle}>{characters.slice(keep, -keep).join('')}</span>
          </span>
          {characters.slice(-keep).join('')}
        </>
      )}
    </span>
  );
}
