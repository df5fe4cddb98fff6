import type { ComponentPropsWithRef } from 'react';

import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableBodyProps extends ComponentPropsWithRef<'tbody'> {
  isRefreshing?: boolean;
}

/** The rows; dimmed while new ones load. */
export function TableBody({ isRefreshing = false, ...props }: TableBodyProps) {
  return (
    <tbody
      {...props}
      {...roles.group}
      className={styles.body}
      data-refreshing={isRefreshing || undefined}
    />
  );
}
