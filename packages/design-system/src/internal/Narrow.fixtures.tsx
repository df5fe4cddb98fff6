import type { ReactNode } from 'react';

import * as styles from './Narrow.fixtures.css.ts';

/** A place of 390 px, for stories of what a component does there. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
