import { Drawer, Histogram } from '@quayside/design-system';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';

import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { chartLevels, levelsOfQuery, withLevel } from './levelFilter.ts';
import type { ChartLevel } from './levelFilter.ts';
import type { LogDeployment } from './logDeployments.ts';
import { countByLevel, histogramOf } from './logHistogram.ts';
import { sinceDeployment } from './LogRangeField.tsx';
import type { LogsState } from './logsState.ts';
import * as styles from './LogsPanel.css.ts';
import type { AppLog } from './useAppLog.ts';

interface LogChartProps {
  log: AppLog;
  terms: readonly LogTerm[];
  deployments: readonly LogDeployment[];
  onStateChange: (change: Partial<LogsState>) => void;
  formatTime: (time: number) => string;
  /** Whether it is a preview, which is inert. @default false */
  isCompact?: boolean;
}

const tones = {
  info: 'neutral',
  debug: 'subtle',
  none: 'subtle',
  warning: 'warning',
  error: 'danger',
} as const satisfies Record<ChartLevel, string>;

/** Levels of a log with their counts, as the filter of its query. */
export function useLevelFilter({
  log: { ofAnyLevel, hasLoaded },
  terms,
  onStateChange,
}: Pick<LogChartProps, 'log' | 'terms' | 'onStateChange'>) {
  const messages = useMessages(logsMessages);
  const counts = useMemo(() => countByLevel(ofAnyLevel), [ofAnyLevel]);
  const selected = levelsOfQuery(terms);
  const levels = chartLevels
    .filter((id) => id !== 'none' || counts.none > 0 || selected.has('none'))
    .map((id) => ({
      id,
      label: messages.levels[id],
      tone: tones[id],
      count: hasLoaded ? counts[id] : null,
    }));
  return {
    levels,
    selected,
    onChange: (next: ReadonlySet<string>) => {
      const pressed = chartLevels.find((id) => next.has(id) !== selected.has(id));
      if (pressed !== undefined) onStateChange({ query: withLevel(terms, pressed) });
    },
  };
}

/** Lines over time by level. Its legend is the filter by level, and its flags are deployments. */
export function LogChart({
  log,
  terms,
  deployments,
  onStateChange,
  formatTime,
  isCompact = false,
}: LogChartProps) {
  const messages = useMessages(logsMessages);
  const { matching, shown, unread, older } = log;
  const { start, end } = shown;
  const histogram = useMemo(() => histogramOf(matching, { start, end }), [matching, start, end]);
  const { levels, selected, onChange } = useLevelFilter({ log, terms, onStateChange });
  const isReading = older.state.step === 'reading';
  return (
    <Histogram
      aria-label={messages.histogram}
      isCompact={isCompact}
      levels={levels}
      selectedLevels={selected}
      onSelectedLevelsChange={onChange}
      buckets={histogram.buckets}
      end={histogram.end}
      formatTime={formatTime}
      title={messages.perBar((end - start) / histogram.buckets.length)}
      markers={{
        countLabel: messages.deployments.count,
        items: deployments.map((deployment) => ({
          id: deployment.id,
          time: deployment.time,
          name: deployment.name,
          word:
            deployment.state === 'replaced'
              ? undefined
              : messages.deployments.words[deployment.state],
          label: messages.deployments.showSince(formatTime(deployment.time)),
          tone: tonesOfFlags[deployment.state],
          onPress: () => onStateChange(sinceDeployment(deployment)),
        })),
      }}
      unread={{
        spans: unread,
        onRead: log.hasLoaded && !isReading && !isCompact ? older.read : undefined,
      }}
      onRangeChange={(range) => {
        if (range !== undefined) onStateChange({ range: { kind: 'between', ...range } });
      }}
    />
  );
}

/** Chart of a phone: a preview, and the whole chart in a sheet. */
export function LogChartOnPhone(props: LogChartProps) {
  const messages = useMessages(logsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div inert>
        <LogChart {...props} isCompact />
      </div>
      <Button
        className={styles.openChart}
        aria-label={messages.openChart}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      <Drawer side="bottom" title={messages.histogram} isOpen={isOpen} onOpenChange={setOpen}>
        <LogChart
          {...props}
          onStateChange={(change) => {
            if (change.range !== undefined) setOpen(false);
            props.onStateChange(change);
          }}
        />
      </Drawer>
    </>
  );
}

const tonesOfFlags = {
  live: 'live',
  replaced: 'neutral',
  failed: 'danger',
  running: 'neutral',
} as const satisfies Record<LogDeployment['state'], string>;
