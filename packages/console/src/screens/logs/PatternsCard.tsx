import type { Deployment } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  CopyButton,
  Heading,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Select,
  SelectItem,
  SkeletonText,
  Sparkline,
  Stack,
  Table,
  Text,
  Time,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { maskedLines, toVisible } from '@quayside/design-system/log-viewer';
import type { createMasker, PolledEntry } from '@quayside/design-system/log-viewer';
import { templateOf } from '@quayside/design-system/log-viewer/parse';
import { Ellipsis, Eye, EyeOff } from 'lucide-react';
import { useId, useMemo, useState } from 'react';

import { changeOf, leastLines } from '../../features/log-patterns/comparePatterns.ts';
import type { PatternChange } from '../../features/log-patterns/comparePatterns.ts';
import type { LogPattern, LogPatterns } from '../../features/log-patterns/groupPatterns.ts';
import { termOfTemplate } from '../../features/log-patterns/termOfTemplate.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { shortenId } from '../../ui/shortenId.ts';
import * as styles from './LogsScreen.css.ts';
import { usePatterns } from './usePatterns.ts';

interface PatternsCardProps {
  /** Lines that match the filters. */
  entries: readonly PolledEntry[];
  /** Span of the histogram, in milliseconds since the epoch. */
  span: { start: number; end: number };
  /** Deployments to compare the lines before and since. */
  deployments: readonly Deployment[];
  formatTime: (time: number) => string;
  /** Finds the secrets to mask. */
  masker: ReturnType<typeof createMasker>;
  /** Adds a filter. */
  onTermAdd: (term: string, isExcluded: boolean) => void;
}

/** Number of patterns that are listed first, and added at a time. */
const pageSize = 25;

const none = 'none';

/** Groups the loaded lines into patterns, and compares those before and since a deployment. */
export function PatternsCard({
  entries,
  span: { start, end },
  deployments,
  formatTime,
  masker,
  onTermAdd,
}: PatternsCardProps) {
  const { patterns: messages } = useMessages(logsMessages);
  const headingId = useId();
  const [count, setCount] = useState(pageSize);
  const [comparedId, setComparedId] = useState<string>();
  const within = deployments.filter(({ created_at: created }) => {
    const time = Date.parse(created);
    return time > start && time < end;
  });
  const compared = within.find(({ id }) => id === comparedId);
  const since = compared && Date.parse(compared.created_at);
  const { patterns: grouped, hasFailed } = usePatterns({ entries, start, end, since });
  const isCompared = since !== undefined;
  const rows = useMemo(
    () => grouped && rowsOf(grouped, isCompared, masker),
    [grouped, isCompared, masker],
  );
  const listed = rows?.slice(0, count);
  const columns = useColumns(start, end, isCompared);

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {messages.title}
          </Heading>
        </CardHeader>
        <CardBody>
          <Stack gap={3}>
            {within.length > 0 && (
              <Select
                label={messages.compare}
                className={styles.comparison}
                value={compared?.id ?? none}
                onChange={(key) => setComparedId(key === none ? undefined : String(key))}
              >
                {[undefined, ...within].map((deployment) => (
                  <SelectItem key={deployment?.id ?? none} id={deployment?.id ?? none}>
                    {deployment === undefined
                      ? messages.noComparison
                      : messages.since(
                          shortenId(deployment.id),
                          formatTime(Date.parse(deployment.created_at)),
                        )}
                  </SelectItem>
                ))}
              </Select>
            )}
            {hasFailed && (
              <Text as="p" tone="danger" role="alert">
                {messages.failed}
              </Text>
            )}
            {grouped === undefined && !hasFailed && <SkeletonText width="md" />}
            {grouped !== undefined && <Summary grouped={grouped} isCompared={isCompared} />}
            {listed !== undefined && listed.length > 0 && (
              <Table
                aria-label={messages.title}
                variant="plain"
                rows={listed}
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
                          id="only"
                          icon={<Eye size={16} />}
                          onAction={() => onTermAdd(termOfTemplate(shown), false)}
                        >
                          {messages.showOnly}
                        </MenuItem>
                        <MenuItem
                          id="hide"
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
            )}
          </Stack>
        </CardBody>
        {rows !== undefined && rows.length > count && (
          <CardFooter>
            <Button variant="secondary" onPress={() => setCount(count + pageSize)}>
              {messages.showMore}
            </Button>
          </CardFooter>
        )}
      </Card>
    </section>
  );
}

interface SummaryProps {
  grouped: LogPatterns;
  isCompared: boolean;
}

/** Says how many lines the patterns are based on. */
function Summary({ grouped, isCompared }: SummaryProps) {
  const { patterns: messages } = useMessages(logsMessages);
  const { patterns, others, before, since } = grouped;
  const texts = [
    messages.basis(patterns.length, before.lines + since.lines),
    ...(others > 0 ? [messages.others(others)] : []),
  ];
  return (
    <>
      <Text as="p" size={13} isNumeric role="status">
        {texts.join(' ')}
      </Text>
      {isCompared && (
        <Text as="p" size={13} isNumeric>
          {messages.errorShares(shareOf(before), before.lines, shareOf(since), since.lines)}
        </Text>
      )}
      {isCompared && Math.min(before.lines, since.lines) < leastLines && (
        <Text as="p" size={13} tone="muted">
          {messages.tooFew(leastLines)}
        </Text>
      )}
    </>
  );
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

function useColumns(start: number, end: number, isCompared: boolean): TableColumn<PatternRow>[] {
  const { patterns: messages } = useMessages(logsMessages);
  const changeColumn: TableColumn<PatternRow> = {
    id: 'change',
    header: messages.columns.change,
    width: '11%',
    cell: ({ change }) =>
      change && (
        <Text tone={change === 'new' ? 'warning' : 'default'}>{messages.changes[change]}</Text>
      ),
  };
  return [
    {
      id: 'pattern',
      header: messages.columns.pattern,
      isRowHeader: true,
      cell: ({ shown }) => (
        <Text isMono size={12} translate="no" className={styles.path}>
          {shown === '' ? messages.emptyLine : toVisible(shown)}
        </Text>
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
            <Time value={first} />
          </Text>
          <Text size={12} tone="muted">
            <Time value={last} />
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
