import {
  Badge,
  Button,
  Drawer,
  HistogramLevels,
  Inline,
  Stack,
  Text,
  Truncate,
  verbatim,
  VisuallyHidden,
} from '@quayside/design-system';
import { maskedLines } from '@quayside/design-system/log-viewer';
import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Button as FieldButton } from 'react-aria-components';

import { valuesOfLine } from '../../features/log-query/logMatcher.ts';
import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLevelFilter } from './LogChart.tsx';
import { LogQueryProblems } from './LogQueryField.tsx';
import * as styles from './LogQueryField.css.ts';
import type { LogsState } from './logsState.ts';
import type { AppLog } from './useAppLog.ts';

interface LogFilterSheetProps {
  log: AppLog;
  terms: readonly LogTerm[];
  /** Number of lines that match. */
  lineCount: number;
  /** The field with the filters. */
  field: ReactNode;
  onStateChange: (change: Partial<LogsState>) => void;
  onTermAdd: (term: string, isExcluded: boolean) => void;
}

/** Filter of a phone: a button that shows the first of its terms, and a sheet with all of them. */
export function LogFilterSheet({ field, ...props }: LogFilterSheetProps) {
  const messages = useMessages(logsMessages);
  const [isOpen, setOpen] = useState(false);
  const { log, terms, lineCount } = props;
  const [first, ...more] = terms;
  return (
    <>
      <FieldButton className={styles.trigger} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <ListFilter size={16} className={styles.icon} aria-hidden />
        {first === undefined ? (
          <Text tone="subtle">{messages.filter}</Text>
        ) : (
          <>
            <VisuallyHidden>{messages.filter}</VisuallyHidden>
            <Badge>
              <Truncate keep={8}>{first.text}</Truncate>
            </Badge>
            {more.length > 0 && <Badge>{messages.filterSheet.more(more.length)}</Badge>}
          </>
        )}
        {log.hasLoaded && <span className={styles.count}>{messages.lines(lineCount)}</span>}
      </FieldButton>
      <Drawer side="bottom" title={messages.filter} isOpen={isOpen} onOpenChange={setOpen}>
        {({ close }) => (
          <Stack gap={4}>
            <div>
              <Inline>{field}</Inline>
              <LogQueryProblems terms={terms} />
            </div>
            <Choices {...props} />
            <Button isBlock variant="primary" size="lg" onPress={close}>
              {log.hasLoaded ? messages.filterSheet.show(lineCount) : messages.filterSheet.apply}
            </Button>
          </Stack>
        )}
      </Drawer>
    </>
  );
}

/** Levels, and values that many of the lines have. */
function Choices({ log, terms, onStateChange, onTermAdd }: Omit<LogFilterSheetProps, 'field'>) {
  const messages = useMessages(logsMessages);
  const { filterSheet } = messages;
  const { levels, selected, onChange } = useLevelFilter({ log, terms, onStateChange });
  const { matching, masker } = log;
  const common = useMemo(() => commonTerms(matching, masker), [matching, masker]);
  const offered = common.filter((term) => terms.every(({ text }) => text !== term));
  return (
    <>
      <Stack gap={2}>
        <Text as="p" size={12} tone="subtle">
          {filterSheet.level}
        </Text>
        <HistogramLevels levels={levels} selected={selected} onChange={onChange} />
      </Stack>
      {offered.length > 0 && (
        <Stack gap={2}>
          <Text as="p" size={12} tone="subtle">
            {filterSheet.common}
          </Text>
          <Inline gap={2} isWrapping>
            {offered.slice(0, mostOffered).map((term) => (
              <Button key={term} variant="secondary" onPress={() => onTermAdd(term, false)}>
                <bdi {...verbatim} dir="ltr" className={styles.term}>
                  {term}
                </bdi>
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
    </>
  );
}

/** Number of values that are offered. */
const mostOffered = 4;

/** Number of the newest lines whose values are counted. */
const mostCounted = 200;

/** Returns the values of the newest lines as terms, the most common first. Levels have their own buttons. */
function commonTerms(entries: AppLog['matching'], masker: AppLog['masker']): string[] {
  const counts = new Map<string, number>();
  for (const { text, level } of entries.slice(-mostCounted)) {
    // A secret must not become part of the URL.
    const masked = maskedLines([text], masker).join('\n');
    for (const { name, term } of valuesOfLine({ text: masked, level })) {
      if (name !== 'level') counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([term]) => term);
}
