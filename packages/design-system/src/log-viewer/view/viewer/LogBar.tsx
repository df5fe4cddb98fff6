import type { ReactNode } from 'react';

import { AfterFirstPaint } from './AfterFirstPaint.tsx';
import * as styles from './Viewer.css.ts';

/** The line above the log: `LogConnectionState`, `LogLevelFilter`, and `LogActions` at its end. They come once the lines are in view. */
export function LogBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <AfterFirstPaint>{children}</AfterFirstPaint>
    </div>
  );
}

/** Buttons at the end of a `LogBar`. */
export function LogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
