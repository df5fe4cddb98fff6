import { Announcement, Button, Table, Text, verbatim } from '@quayside/design-system';
import type { TableProps } from '@quayside/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsPanel.css.ts';

interface ResultTableProps<Row> extends Omit<TableProps<Row>, 'variant' | 'rows' | 'empty'> {
  rows: readonly Row[];
  /** The result in one sentence. */
  result: string;
  /** The lines and the rule that it rests on; '' if there are none. */
  basis: string;
  /** Filters whose result is announced, once. */
  announcedFor: string;
  /** Button next to it. */
  action?: ReactNode;
  /** Text in place of rows if there are none. */
  none?: string;
}

/** Number of rows that are listed first, and added at a time. */
const pageSize = 25;

/** A view of a log: the result in one sentence, and a table of its first rows. */
export function ResultTable<Row>({
  result,
  basis,
  announcedFor,
  action,
  rows,
  none,
  ...table
}: ResultTableProps<Row>) {
  const { showMore } = useMessages(logsMessages);
  const [count, setCount] = useState(pageSize);
  return (
    <>
      <div className={styles.sentence}>
        <p className={styles.result}>
          <Text weight="medium" isNumeric>
            {result}
          </Text>{' '}
          <Text tone="muted" isNumeric>
            {basis}
          </Text>
        </p>
        {action}
      </div>
      <Announcement text={[result, basis].filter(Boolean).join(' ')} trigger={announcedFor} />
      <Table
        {...table}
        variant="plain"
        rows={rows.slice(0, count)}
        empty={
          none !== undefined && (
            <Text as="p" tone="muted" className={styles.nothing}>
              {none}
            </Text>
          )
        }
      />
      {rows.length > count && (
        <div className={styles.more}>
          <Button variant="secondary" onPress={() => setCount(count + pageSize)}>
            {showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowButtonProps {
  children: string;
  /** @default the text */
  'aria-label'?: string;
  /** @default true */
  isMono?: boolean;
  onPress: () => void;
}

/** The name of a row, which opens its lines. */
export function RowButton({ children, isMono = true, ...props }: RowButtonProps) {
  return (
    <Button variant="ghost" className={styles.rowAction} data-prints="" {...props}>
      <Text isMono={isMono} size={isMono ? 12 : 13} {...verbatim} className={styles.path}>
        {children}
      </Text>
    </Button>
  );
}
