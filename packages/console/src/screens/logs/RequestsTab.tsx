import { Sparkline, Text } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { maskedLines } from '@quayside/design-system/log-viewer';
import type { createMasker, PolledEntry } from '@quayside/design-system/log-viewer';
import { toVisible } from '@quayside/design-system/log-viewer/parse';
import { useMemo, useState } from 'react';

import { termOfPath } from '../../features/log-query/termOfPath.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { requestsOf, summarizePaths } from './logRequests.ts';
import type { PathSummary } from './logRequests.ts';
import { ResultTable, RowButton } from './ResultTable.tsx';

interface RequestsTabProps {
  /** Lines that match the filters. */
  entries: readonly PolledEntry[];
  /** Number of the lines, for the text that says what the figures are based on. */
  lineCount: number;
  masker: ReturnType<typeof createMasker>;
  /** Filters whose result is announced. */
  announcedFor: string;
  /** Span of the chart, in milliseconds since the epoch. */
  span: { start: number; end: number };
  /** Adds a filter. */
  onTermAdd: (term: string, isExcluded: boolean) => void;
}

/** Requests in the lines that were read, by path: the most failed first. */
export function RequestsTab({
  entries,
  lineCount,
  masker,
  span,
  announcedFor,
  onTermAdd,
}: RequestsTabProps) {
  const { requests: messages } = useMessages(logsMessages);
  const { start, end } = span;
  const requests = useMemo(
    () => requestsOf(entries, (all) => maskedLines(all, masker)),
    [entries, masker],
  );
  const paths = useMemo(() => summarizePaths(requests, { start, end }), [requests, start, end]);
  const [sort, setSort] = useState<keyof typeof sorts>('server');
  const failed = paths.reduce((sum, path) => sum + path.server, 0);
  const hasDurations = paths.some(({ slowestMs }) => slowestMs !== undefined);
  return (
    <ResultTable
      result={messages.result(requests.length, failed)}
      basis={messages.basis(lineCount, hasDurations)}
      announcedFor={announcedFor}
      none={messages.none}
      aria-label={messages.paths}
      rows={paths.toSorted(sorts[sort])}
      getRowKey={({ path }) => path}
      sortDescriptor={{ column: sort, direction: 'descending' }}
      onSortChange={({ column }) => {
        if (isSort(column)) setSort(column);
      }}
      columns={[
        {
          id: 'path',
          header: messages.columns.path,
          isRowHeader: true,
          cell: ({ path }) => (
            <RowButton
              aria-label={messages.filterBy(path)}
              onPress={() => onTermAdd(termOfPath(path), false)}
            >
              {toVisible(path)}
            </RowButton>
          ),
        },
        {
          id: 'count',
          header: messages.columns.count,
          align: 'end',
          width: '11%',
          narrow: 'end',
          allowsSorting: true,
          cell: ({ count }) => messages.count(count),
        },
        {
          id: 'client',
          header: messages.columns.client,
          align: 'end',
          width: '8%',
          narrow: 'hidden',
          allowsSorting: true,
          cell: ({ client }) => (
            <Text isNumeric tone={client > 0 ? 'muted' : 'subtle'}>
              {messages.figure(client)}
            </Text>
          ),
        },
        {
          id: 'server',
          header: messages.columns.server,
          align: 'end',
          width: '14%',
          allowsSorting: true,
          cell: ({ server, errorShare }) => (
            <Text isNumeric tone={server > 0 ? 'danger' : 'subtle'}>
              {messages.failed(server, errorShare)}
            </Text>
          ),
        },
        ...(hasDurations ? [slowestColumn(messages)] : []),
        {
          id: 'time',
          header: messages.columns.time,
          width: '15%',
          narrow: 'hidden',
          cell: ({ path, buckets, server }) => (
            <Sparkline
              size="sm"
              aria-label={messages.overTime(path)}
              values={buckets.map((value, index) => ({
                id: String(index),
                value,
                tone: server > 0 ? 'danger' : 'neutral',
              }))}
            />
          ),
        },
      ]}
    />
  );
}

function slowestColumn(messages: Messages['logs']['requests']): TableColumn<PathSummary> {
  return {
    id: 'slowest',
    header: messages.columns.slowest,
    align: 'end',
    width: '12%',
    narrow: 'hidden',
    allowsSorting: true,
    cell: ({ slowestMs }) => (
      <Text isNumeric tone={slowestMs === undefined ? 'subtle' : 'muted'}>
        {slowestMs === undefined ? '–' : messages.duration(slowestMs)}
      </Text>
    ),
  };
}

type Compare = (one: PathSummary, other: PathSummary) => number;

const sorts = {
  count: (one, other) => other.count - one.count,
  client: (one, other) => other.client - one.client,
  server: (one, other) => other.server - one.server || other.count - one.count,
  slowest: (one, other) => (other.slowestMs ?? 0) - (one.slowestMs ?? 0),
} satisfies Record<string, Compare>;

function isSort(column: string): column is keyof typeof sorts {
  return Object.hasOwn(sorts, column);
}
