import type { ReactNode } from 'react';

import * as styles from './Narrow.fixtures.css.ts';

/** A container of 390 px, for stories of narrow layouts. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}

/** Decorator that shows a story in such a container. */
export const inNarrow = (Story: () => ReactNode) => (
  <Narrow>
    <Story />
  </Narrow>
);
