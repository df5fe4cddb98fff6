import {
  Badge,
  CopyButton,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  SkeletonText,
  Sparkline,
  Stack,
  Text,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { maskedLines } from '@quayside/design-system/log-viewer';
import type { createMasker } from '@quayside/design-system/log-viewer';
import { templateOf, toVisible } from '@quayside/design-system/log-viewer/parse';
import { Ellipsis, Eye, EyeOff } from 'lucide-react';
import { useMemo } from 'react';

import { changeOf, leastLines } from '../../features/log-patterns/comparePatterns.ts';
import type { PatternChange } from '../../features/log-patterns/comparePatterns.ts';
import type { LogPattern, LogPatterns } from '../../features/log-patterns/groupPatterns.ts';
import { termOfTemplate } from '../../features/log-patterns/termOfTemplate.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsPanel.css.ts';
import { useComparison } from './LogComparison.tsx';
import { ResultTable, RowButton } from './ResultTable.tsx';
import type { AppLog } from './useAppLog.ts';
import { useClockTime } from './useClockTime.ts';
import { usePatterns } from './usePatterns.ts';

interface PatternsTabProps {
  log: AppLog;
  /** Whether only patterns are listed that are new since it. */
  isNewOnly: boolean;
  /** Filters whose result is announced. */
  announcedFor: string;
  /** Adds a filter. */
  onTermAdd: (term: string, isExcluded: boolean) => void;
}

/** Groups the lines that were read into patterns, and compares those before and since a deployment. */
export function PatternsTab({ log, isNewOnly, announcedFor, onTermAdd }: PatternsTabProps) {
  const { patterns: messages } = useMessages(logsMessages);
  const { entries, matches, since, masker } = log;
  const { start, end } = log.shown;
  const { patterns: grouped, hasFailed } = usePatterns({
    entries,
    matches,
    start,
    end,
    since: since?.time,
  });
  const comparison = useComparison(log);
  const isCompared = since !== undefined;
  const all = useMemo(
    () => grouped && rowsOf(grouped, isCompared, masker),
    [grouped, isCompared, masker],
  );
  const rows = isNewOnly && isCompared ? all?.filter(({ change }) => change === 'new') : all;
  const columns = useColumns({ start, end, isCompared, onTermAdd });

  if (hasFailed) {
    return (
      <Text as="p" tone="danger" role="alert" className={styles.nothing}>
        {messages.failed}
      </Text>
    );
  }
  if (grouped === undefined || rows === undefined) {
    return (
      <div className={styles.sentence}>
        <SkeletonText width="md" />
      </div>
    );
  }
  return (
    <ResultTable
      result={messages.result(grouped.patterns.length, grouped.count)}
      basis={[basisOf(grouped, isCompared, messages), comparison.basis].filter(Boolean).join(' ')}
      announcedFor={announcedFor}
      action={comparison.action}
      aria-label={messages.title}
      rows={rows}
      getRowKey={({ id }) => id}
      columns={columns}
      actionsWidth={88}
      rowActions={({ shown }) => (
        <>
          <CopyButton size="sm" value={shown} label={messages.copy(shown)} />
          <MenuTrigger>
            <IconButton size="sm" variant="ghost" label={messages.actions(shown)}>
              <Ellipsis />
            </IconButton>
            <Menu placement="bottom end">
              <MenuItem
                icon={<Eye size={16} />}
                onAction={() => onTermAdd(termOfTemplate(shown), false)}
              >
                {messages.showOnly}
              </MenuItem>
              <MenuItem
                icon={<EyeOff size={16} />}
                onAction={() => onTermAdd(termOfTemplate(shown), true)}
              >
                {messages.hide}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </>
      )}
    />
  );
}

/** Says what lines the patterns are based on. */
function basisOf(
  { others, before, since }: LogPatterns,
  isCompared: boolean,
  messages: Messages['logs']['patterns'],
): string {
  const fewest = Math.min(before.lines, since.lines);
  const texts = [
    messages.basis,
    others > 0 ? messages.others(others) : '',
    // A side without lines was not read, or is empty: it has no share of errors.
    isCompared && fewest > 0
      ? messages.errorShares(shareOf(before), before.lines, shareOf(since), since.lines)
      : '',
    isCompared && fewest < leastLines ? messages.tooFew(leastLines) : '',
  ];
  return texts.filter(Boolean).join(' ');
}

interface PatternRow {
  id: string;
  pattern: LogPattern;
  /** The template, with secrets masked. */
  shown: string;
  change: PatternChange | undefined;
}

const order: readonly (PatternChange | undefined)[] = ['new', 'more', 'gone', 'less', undefined];

/** Returns the patterns, the most frequent first; in a comparison, those that changed before the others. */
function rowsOf(
  grouped: LogPatterns,
  isCompared: boolean,
  masker: ReturnType<typeof createMasker>,
): PatternRow[] {
  const masked = maskedLines(
    grouped.patterns.map(({ sample }) => sample.split('\n', 1)[0] ?? ''),
    masker,
  );
  const rows = grouped.patterns.map((pattern, index) => ({
    id: `${pattern.level} ${pattern.template}`,
    pattern,
    shown: templateOf(masked[index] ?? ''),
    change: isCompared ? changeOf(pattern, grouped) : undefined,
  }));
  return rows.toSorted((one, other) => order.indexOf(one.change) - order.indexOf(other.change));
}

function shareOf({ lines, errors }: { lines: number; errors: number }): number {
  return lines === 0 ? 0 : errors / lines;
}

interface ColumnsInput {
  start: number;
  end: number;
  isCompared: boolean;
  onTermAdd: PatternsTabProps['onTermAdd'];
}

function useColumns({
  start,
  end,
  isCompared,
  onTermAdd,
}: ColumnsInput): TableColumn<PatternRow>[] {
  const { patterns: messages } = useMessages(logsMessages);
  const formatTime = useClockTime(end - start);
  const changeColumn: TableColumn<PatternRow> = {
    id: 'change',
    header: messages.columns.change,
    width: '11%',
    cell: ({ change }) =>
      change === 'new' ? (
        <Badge variant="destructive" size="sm">
          {messages.changes.new}
        </Badge>
      ) : (
        change && <Text>{messages.changes[change]}</Text>
      ),
  };
  return [
    {
      id: 'pattern',
      header: messages.columns.pattern,
      isRowHeader: true,
      cell: ({ shown }) => (
        <RowButton onPress={() => onTermAdd(termOfTemplate(shown), false)}>
          {shown === '' ? messages.emptyLine : toVisible(shown)}
        </RowButton>
      ),
    },
    ...(isCompared ? [changeColumn] : []),
    {
      id: 'level',
      header: messages.columns.level,
      width: '9%',
      narrow: 'hidden',
      cell: ({ pattern: { level } }) => (
        <Text tone={level === 'error' ? 'danger' : level === 'warning' ? 'warning' : 'subtle'}>
          {level === 'none' ? '–' : level}
        </Text>
      ),
    },
    {
      id: 'count',
      header: messages.columns.count,
      align: 'end',
      width: '10%',
      narrow: 'end',
      cell: ({ pattern }) => <Text isNumeric>{messages.lines(pattern.count)}</Text>,
    },
    {
      id: 'seen',
      header: messages.columns.seen,
      width: '14%',
      narrow: 'hidden',
      cell: ({ pattern: { first, last } }) => (
        <Stack gap={1}>
          <Text size={12} tone="muted">
            {formatTime(first)}
          </Text>
          <Text size={12} tone="muted">
            {formatTime(last)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'time',
      header: messages.columns.time,
      width: '14%',
      narrow: 'hidden',
      cell: ({ pattern: { buckets, count } }) => (
        <Sparkline
          size="sm"
          aria-label={messages.overTime(count)}
          values={buckets.map((value, index) => ({
            id: String(start + (index * (end - start)) / buckets.length),
            value,
          }))}
        />
      ),
    },
  ];
}
