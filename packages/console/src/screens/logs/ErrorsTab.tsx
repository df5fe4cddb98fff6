import { Badge, Inline, Sparkline, Stack, Text } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { maskedLines } from '@quayside/design-system/log-viewer';
import { toVisible } from '@quayside/design-system/log-viewer/parse';
import { useMemo } from 'react';

import type { LogErrorSummary } from '../../features/log-errors/errorsOf.ts';
import { queryOfError } from '../../features/log-errors/queryOfError.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { beganWith, hasLinesBefore } from './beganWith.ts';
import type { Beginning } from './beganWith.ts';
import { describeDeployment } from './describeDeployment.ts';
import type { LogDeployment } from './logDeployments.ts';
import { countInBuckets } from './logHistogram.ts';
import type { LogsState } from './logsState.ts';
import { useComparison } from './LogComparison.tsx';
import { ResultTable, RowButton } from './ResultTable.tsx';
import type { AppLog } from './useAppLog.ts';
import { useClockTime } from './useClockTime.ts';

interface ErrorsTabProps {
  log: AppLog;
  /** Errors with a line that matches the filters. */
  errors: readonly ErrorRow[];
  isNewOnly: boolean;
  /** Filters whose result is announced. */
  announcedFor: string;
  onStateChange: (change: Partial<LogsState>) => void;
}

/** An error in a list, with secrets masked. */
export interface ErrorRow extends LogErrorSummary, Beginning {
  /** Whether it did not occur before the deployment that the lines are compared with, in lines that were read. */
  isNew: boolean;
  /** Filter that opens its lines. */
  query: string;
}

/** Returns errors as rows: new ones first, then the most frequent. */
export function errorRows(
  errors: readonly LogErrorSummary[],
  log: Pick<AppLog, 'entries' | 'unread' | 'since' | 'masker'>,
  deployments: readonly LogDeployment[],
): ErrorRow[] {
  const { since, masker } = log;
  const isCompared = since !== undefined && hasLinesBefore(since.time, log);
  const mask = (text: string) => toVisible(maskedLines([text], masker)[0] ?? '');
  return errors
    .map((error) => ({
      ...error,
      ...beganWith(error.first, deployments, log),
      title: mask(error.title),
      path: error.path === undefined ? undefined : mask(error.path),
      isNew: isCompared && error.first >= since.time,
      query: queryOfError({ ...error, shared: mask(error.shared) }),
    }))
    .toSorted((one, other) => Number(other.isNew) - Number(one.isNew));
}

/** Exceptions and failed requests in the lines that were read: when they began, and with which deployment. */
export function ErrorsTab({ log, errors, isNewOnly, announcedFor, onStateChange }: ErrorsTabProps) {
  const { errors: messages, deployments } = useMessages(logsMessages);
  const { since } = log;
  const { start, end } = log.shown;
  const comparison = useComparison(log);
  const columns = useColumns({ start, end, onStateChange });
  const rows = isNewOnly && since !== undefined ? errors.filter(({ isNew }) => isNew) : errors;
  return (
    <ResultTable
      result={
        since === undefined
          ? messages.result(rows.length)
          : messages.newSince(
              errors.filter(({ isNew }) => isNew).length,
              describeDeployment(since, deployments),
            )
      }
      basis={comparison.basis}
      announcedFor={announcedFor}
      action={comparison.action}
      none={messages.none}
      aria-label={messages.title}
      rowSize="tall"
      rows={rows}
      getRowKey={({ id }) => id}
      columns={columns}
    />
  );
}

interface ColumnsInput {
  start: number;
  end: number;
  onStateChange: ErrorsTabProps['onStateChange'];
}

function useColumns({ start, end, onStateChange }: ColumnsInput): TableColumn<ErrorRow>[] {
  const { errors: messages, deployments: names } = useMessages(logsMessages);
  const span = useMemo(() => ({ start, end }), [start, end]);
  const formatTime = useClockTime(0);
  return [
    {
      id: 'error',
      header: messages.columns.error,
      isRowHeader: true,
      cell: (row) => (
        <Stack gap={1}>
          <Inline gap={2}>
            <RowButton
              isMono={false}
              aria-label={messages.showLines(titleOf(row, messages))}
              onPress={() => onStateChange({ view: 'lines', query: row.query })}
            >
              {titleOf(row, messages)}
            </RowButton>
            {row.isNew && (
              <Badge variant="destructive" size="sm">
                {messages.new}
              </Badge>
            )}
          </Inline>
          <Text isMono size={12} tone="muted">
            {placeOf(row, messages)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'count',
      header: messages.columns.count,
      align: 'end',
      width: '12%',
      narrow: 'end',
      cell: ({ count, requests }) => (
        <Stack gap={1}>
          <Text isNumeric weight="medium">
            {messages.count(count)}
          </Text>
          <Text size={12} tone="muted" isNumeric>
            {requests > 0 ? messages.ofRequests(requests) : messages.occurrences(count)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'time',
      header: messages.columns.time,
      width: '13%',
      isOptional: true,
      cell: ({ times, isNew, title }) => (
        <Sparkline
          size="sm"
          aria-label={messages.overTime(title)}
          values={countInBuckets(
            times.map((time) => ({ time })),
            span,
            trendBars,
          ).map((value, index) => ({
            id: String(index),
            value,
            tone: isNew ? 'danger' : 'neutral',
          }))}
        />
      ),
    },
    {
      id: 'first',
      header: messages.columns.first,
      width: '12%',
      narrow: 'hidden',
      cell: ({ first, mayBeEarlier }) => (
        <Stack gap={1}>
          <Text isNumeric>{formatTime(first)}</Text>
          {mayBeEarlier && (
            <Text size={12} tone="muted">
              {messages.orEarlier}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'began',
      header: messages.columns.began,
      width: '17%',
      narrow: 'line',
      cell: ({ deployment, before, first, mayBeEarlier }) =>
        deployment === undefined ? (
          <Text tone="muted">{before === undefined ? '–' : messages.before(before.name)}</Text>
        ) : (
          <Stack gap={1}>
            <Text isNumeric>{describeDeployment(deployment, names)}</Text>
            {!mayBeEarlier && (
              <Text size={12} tone="muted">
                {messages.after(first - deployment.time)}
              </Text>
            )}
          </Stack>
        ),
    },
  ];
}

/** Number of bars of a trend. */
const trendBars = 24;

/** Names an error: its exception, or the status and the path of its requests. */
export function titleOf(
  { kind, title, status, path }: Pick<ErrorRow, 'kind' | 'title' | 'status' | 'path'>,
  messages: Messages['logs']['errors'],
): string {
  return kind === 'request' && status !== undefined && path !== undefined
    ? messages.failed(status, title)
    : title;
}

/** The user's own code, and the request. */
function placeOf({ kind, frame, path }: ErrorRow, messages: Messages['logs']['errors']): string {
  if (kind === 'request') return messages.noTraceback;
  const place = frame && `${frame.path}:${frame.lineNumber} ${messages.within(frame.name)}`;
  return [place, path]
    .filter((text) => text !== undefined)
    .map(toVisible)
    .join(', ');
}
