import type { ReactNode } from 'react';

import { Spinner } from '../spinner/index.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Button.css.ts';

interface ButtonContentProps {
  icon?: ReactNode;
  shortcut?: ReactNode;
  /** Spinner of a pending button, which announces the pending state. */
  pendingLabel?: string | undefined;
  children?: ReactNode;
}

/** Content of a button: icon or spinner, label, shortcut. */
export function ButtonContent({ icon, shortcut, pendingLabel, children }: ButtonContentProps) {
  const leading = pendingLabel === undefined ? icon : <Spinner aria-label={pendingLabel} />;
  return (
    <>
      {leading !== undefined && <span className={styles.icon}>{leading}</span>}
      {separateText(children)}
      {shortcut !== undefined && <span className={styles.shortcut}>{shortcut}</span>}
    </>
  );
}
