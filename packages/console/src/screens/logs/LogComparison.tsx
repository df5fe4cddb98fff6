import { Button, SegmentedControl, SegmentedControlItem } from '@quayside/design-system';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { hasLinesBefore } from './beganWith.ts';
import { describeDeployment } from './describeDeployment.ts';
import type { LogsState } from './logsState.ts';
import { unreadMinutes } from './unreadMinutes.ts';
import type { AppLog } from './useAppLog.ts';

interface LogComparisonProps {
  log: AppLog;
  isNewOnly: boolean;
  onStateChange: (change: Partial<LogsState>) => void;
}

/** Lists everything, or only what is new since the deployment that the lines are compared with. */
export function NewOnlyControl({ log, isNewOnly, onStateChange }: LogComparisonProps) {
  const { comparison } = useMessages(logsMessages);
  if (log.since === undefined) return null;
  return (
    <SegmentedControl
      size="sm"
      aria-label={comparison.label}
      value={isNewOnly ? 'new' : 'all'}
      onChange={(value) => onStateChange({ isNewOnly: value === 'new', since: log.since?.id })}
    >
      <SegmentedControlItem value="all">{comparison.all}</SegmentedControlItem>
      <SegmentedControlItem value="new">{comparison.newSince(log.since.name)}</SegmentedControlItem>
    </SegmentedControl>
  );
}

/** Returns what a comparison rests on, and a button that reads what it lacks. */
export function useComparison(log: AppLog) {
  const { comparison, deployments, foot } = useMessages(logsMessages);
  const { since, entries, unread, shown, older } = log;
  if (since === undefined) return { basis: '', action: undefined };
  const name = describeDeployment(since, deployments);
  const lines = entries.findLastIndex(({ time }) => time < since.time) + 1;
  const texts = [
    hasLinesBefore(since.time, log) ? comparison.basis(lines, name) : comparison.none(name),
    unread.length > 0 ? `${foot.notRead(...unreadMinutes(unread, shown))}.` : '',
  ];
  return {
    basis: texts.filter(Boolean).join(' '),
    action: unread.length > 0 && !log.isFull && older.state.step !== 'reading' && (
      <Button size="sm" variant="ghost" onPress={() => older.read()}>
        {comparison.readRest}
      </Button>
    ),
  };
}
