import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { ReactNode } from 'react';

import * as styles from './FilterPills.css.ts';

/** A filter and the number of rows that it shows. */
export interface FilterPill<Id extends string> {
  id: Id;
  label: string;
  /** `undefined` while it is unknown. */
  count: number | undefined;
  /** A symbol before its label. @default none */
  sign?: ReactNode;
}

interface FilterPillsProps<Id extends string> {
  'aria-label': string;
  filters: readonly FilterPill<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Filters of a list with their counts, of which one is on. They are one Tab stop. */
export function FilterPills<Id extends string>({
  filters,
  value,
  onChange,
  ...props
}: FilterPillsProps<Id>) {
  return (
    <ToggleButtonGroup
      {...props}
      className={styles.pills}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = filters.find(({ id }) => keys.has(id));
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      {filters.map(({ id, label, count, sign }) => (
        <ToggleButton key={id} id={id} className={styles.pill}>
          {sign}
          <span>{label}</span>{' '}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
