import type { ComponentPropsWithRef, ReactNode } from 'react';

import { CopyButton } from '../copy-button/index.ts';
import { classNames } from '../internal/classNames.ts';
import * as styles from './CodeBlock.css.ts';
import { verbatim } from '../text/verbatim.ts';

/** Props of {@link CodeBlock}; the rest goes to its `div`. */
export interface CodeBlockProps extends ComponentPropsWithRef<'div'> {
  /** The code, exactly as it is copied. */
  children: string;
  /** The same code with syntax highlighting, as elements. */
  highlighted?: ReactNode;
  /** Prompt before a command, such as `$`. It is not selected, copied or read out. */
  prompt?: string;
  /**
   * Shows a button that copies all of it.
   *
   * @default true
   */
  isCopyable?: boolean;
  /**
   * Label of that button.
   *
   * @default 'Copy'
   */
  copyLabel?: string;
}

/** A command or lines of code. Long lines wrap. */
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
    <div
      {...verbatim}
      {...rest}
      data-part="code-block"
      className={classNames(styles.block, className)}
    >
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

/** Inline code: a file name, a variable, a flag. */
export function InlineCode({ className, ...rest }: ComponentPropsWithRef<'code'>) {
  return <code {...verbatim} {...rest} className={classNames(styles.inline, className)} />;
}
