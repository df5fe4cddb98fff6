import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './CodeBlock.css.ts';

/** Props of {@link CodeBlock}; the rest goes to its `div`. */
export interface CodeBlockProps extends ComponentPropsWithRef<'div'> {
  /** The code, or elements that colour it. */
  children: ReactNode;
  /** Stands before a command, as `$` does. It is neither selected nor read out. */
  prompt?: string;
  /** At the end of the first line: a `CopyButton`. */
  end?: ReactNode;
}

/** A command or some lines of code, as they are typed. Long lines wrap. */
export function CodeBlock({ prompt, end, className, children, ...rest }: CodeBlockProps) {
  return (
    <div {...rest} className={classNames(styles.block, className)}>
      {prompt !== undefined && (
        <span aria-hidden className={styles.prompt}>
          {prompt}
        </span>
      )}
      <code className={styles.code}>{children}</code>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

/** A word of a machine among words for people: a file name, a variable, a flag. */
export function InlineCode({ className, ...rest }: ComponentPropsWithRef<'code'>) {
  return <code {...rest} className={classNames(styles.inline, className)} />;
}
