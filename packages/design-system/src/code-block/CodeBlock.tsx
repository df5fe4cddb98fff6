import type { ComponentPropsWithRef, ReactNode } from 'react';

import { CopyButton } from '../copy-button/index.ts';
import { classNames } from '../internal/classNames.ts';
import * as styles from './CodeBlock.css.ts';

/** Props of {@link CodeBlock}; the rest goes to its `div`. */
export interface CodeBlockProps extends ComponentPropsWithRef<'div'> {
  /** The code, byte for byte as it is copied. */
  children: string;
  /** The same code in coloured elements, where something has coloured it. */
  highlighted?: ReactNode;
  /** Stands before a command, as `$` does. It is neither selected, copied nor read out. */
  prompt?: string;
  /**
   * Has a button that copies the whole.
   *
   * @default true
   */
  isCopyable?: boolean;
  /**
   * The name of that button.
   *
   * @default 'Copy'
   */
  copyLabel?: string;
}

/** A command or some lines of code, as they are typed. Long lines wrap. */
export function CodeBlock({
  highlighted,
  prompt,
  isCopyable = true,
  copyLabel,
  className,
  children,
  ...rest
}: CodeBlockProps) {
  return (
    <div translate="no" {...rest} className={classNames(styles.block, className)}>
      {prompt !== undefined && (
        <span aria-hidden className={styles.prompt}>
          {prompt}
        </span>
      )}
      <code className={styles.code}>{highlighted ?? children}</code>
      {isCopyable && <CopyButton value={children} label={copyLabel} size="xs" />}
    </div>
  );
}

/** A word of a machine among words for people: a file name, a variable, a flag. */
export function InlineCode({ className, ...rest }: ComponentPropsWithRef<'code'>) {
  return <code translate="no" {...rest} className={classNames(styles.inline, className)} />;
}
