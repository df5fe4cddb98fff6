import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Heading,
  Histogram,
  Stack,
  Table,
  Text,
} from '@quayside/design-system';
import { toVisible } from '@quayside/design-system/log-viewer';
import type { PolledEntry } from '@quayside/design-system/log-viewer';
import { useId, useMemo, useState } from 'react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { countByTime } from './logHistogram.ts';
import { requestsOf, statusClassOf, summarizePaths, termOfPath } from './logRequests.ts';
import type { PathSummary } from './logRequests.ts';
import * as styles from './LogsScreen.css.ts';

interface RequestsCardProps {
  /** Lines that match the filters. */
  entries: readonly PolledEntry[];
  /** Number of the lines, for the text that says what the figures are based on. */
  lineCount: number;
  /** Span of the histogram, in milliseconds since the epoch. */
  span: { start: number; end: number };
  formatTime: (time: number) => string;
  /** Adds a filter. */
  onTermAdd: (term: string, isExcluded: boolean) => void;
}

/** Number of paths that are listed. */
const mostPaths = 10;

/** Requests in the loaded lines: by class of status over time, and by path. */
export function RequestsCard({
  entries,
  lineCount,
  span: { start, end },
  formatTime,
  onTermAdd,
}: RequestsCardProps) {
  const { requests: messages, time, nothing, edges } = useMessages(logsMessages);
  const headingId = useId();
  const requests = useMemo(() => requestsOf(entries), [entries]);
  const paths = useMemo(() => summarizePaths(requests), [requests]);
  const [sort, setSort] = useState<keyof typeof sorts>('count');
  const histogram = useMemo(
    () =>
      countByTime(
        requests.map(({ time: at, status }) => ({ time: at, group: statusClassOf(status) })),
        { start, end },
        ['ok', 'client', 'server'],
      ),
    [requests, start, end],
  );
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {messages.title}
          </Heading>
        </CardHeader>
        <CardBody>
          <Stack gap={4}>
            <Histogram
              aria-label={messages.histogram}
              levels={[
                { id: 'ok', label: messages.classes.ok, tone: 'neutral' },
                { id: 'client', label: messages.classes.client, tone: 'warning' },
                { id: 'server', label: messages.classes.server, tone: 'danger' },
              ]}
              buckets={histogram.buckets}
              end={histogram.end}
              formatTime={formatTime}
              formatCount={messages.count}
              edgeLabels={edges}
              timeLabel={time}
              empty={nothing}
              title={
                <Text size={13} isNumeric>
                  {messages.basis(requests.length, lineCount)}
                </Text>
              }
            />
            <Table
              aria-label={messages.paths}
              variant="plain"
              rows={sorts[sort](paths).slice(0, mostPaths)}
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
                    <Text isMono size={12} translate="no" className={styles.path}>
                      {toVisible(path)}
                    </Text>
                  ),
                },
                {
                  id: 'count',
                  header: messages.columns.count,
                  align: 'end',
                  width: '17%',
                  narrow: 'end',
                  allowsSorting: true,
                  cell: ({ count }) => messages.count(count),
                },
                {
                  id: 'errors',
                  header: messages.columns.errors,
                  align: 'end',
                  width: '15%',
                  allowsSorting: true,
                  cell: ({ errorShare }) => (
                    <Text tone={errorShare > 0 ? 'danger' : 'subtle'}>
                      {messages.errors(errorShare)}
                    </Text>
                  ),
                },
                {
                  id: 'slowest',
                  header: messages.columns.slowest,
                  align: 'end',
                  width: '15%',
                  narrow: 'hidden',
                  allowsSorting: true,
                  cell: ({ slowestMs }) =>
                    slowestMs === undefined ? (
                      <Text tone="subtle">{messages.unknown}</Text>
                    ) : (
                      messages.duration(slowestMs)
                    ),
                },
              ]}
              rowActions={({ path }) => (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={messages.filterBy(path)}
                  onPress={() => onTermAdd(termOfPath(path), false)}
                >
                  {messages.filter}
                </Button>
              )}
              actionsWidth={96}
              empty={
                <Text as="p" tone="muted" className={styles.noRequests}>
                  {messages.none}
                </Text>
              }
            />
          </Stack>
        </CardBody>
      </Card>
    </section>
  );
}

const sorts = {
  count: (paths: readonly PathSummary[]) => paths,
  errors: (paths: readonly PathSummary[]) =>
    paths.toSorted((one, other) => other.errorShare - one.errorShare),
  slowest: (paths: readonly PathSummary[]) =>
    paths.toSorted((one, other) => (other.slowestMs ?? 0) - (one.slowestMs ?? 0)),
};

function isSort(column: string): column is keyof typeof sorts {
  return Object.hasOwn(sorts, column);
}
