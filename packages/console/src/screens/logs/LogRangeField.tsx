import {
  Button,
  Popover,
  Select,
  SelectItem,
  SelectSection,
  Stack,
  TextField,
  useTimeSettings,
  zoneOf,
} from '@quayside/design-system';
import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { describeDeployment } from './describeDeployment.ts';
import { hasServed } from './logDeployments.ts';
import type { LogDeployment } from './logDeployments.ts';
import { logSpans, spanNames } from '../../domain/logRange.ts';
import type { LogRange } from '../../domain/logRange.ts';
import type { LogsState } from './logsState.ts';
import * as styles from './LogsScreen.css.ts';
import { fromWallTime, toWallTime } from '../../domain/wallTime.ts';
import { rangeTimes } from './clockTime.ts';

interface LogRangeFieldProps {
  state: Pick<LogsState, 'range' | 'deployment' | 'since'>;
  onStateChange: (change: Partial<LogsState>) => void;
  /** Deployments of the app, newest first. */
  deployments: readonly LogDeployment[];
}

/** Number of deployments that are offered; the newest. */
const mostDeployments = 8;

/** Range of the log: a span up to now, since or of a deployment, or from one time to another. */
export function LogRangeField({ state, onStateChange, deployments }: LogRangeFieldProps) {
  const messages = useMessages(logsMessages);
  const { range, deployment, since } = state;
  const { clock, timeZone } = useTimeSettings();
  const { locale } = useLocale();
  const anchor = useRef<HTMLDivElement>(null);
  const [isExact, setExact] = useState(false);
  const formatTimes = (shown: { start: number; end: number }) =>
    rangeTimes(shown, {
      locale,
      timeZone: zoneOf(timeZone),
      now: clock.now(),
    });
  const formatTime = (time: number) => formatTimes({ start: time, end: time + hour })[0];
  const describe = (each: LogDeployment) => describeDeployment(each, messages.deployments);
  const served = deployments.filter(hasServed).slice(0, mostDeployments);
  const known = deployments.find(({ id }) => id === (deployment ?? since));

  const groups: RangeGroup[] = [
    {
      title: messages.rangeGroups.untilNow,
      options: spanNames.map((span) => ({
        id: span,
        label: messages.spans[span],
        change: { ...whole, range: { kind: 'last', span } },
      })),
    },
    {
      title: messages.rangeGroups.since,
      options: served.map((each) => ({
        id: `since ${each.id}`,
        label: messages.since.deployment(describe(each), formatTime(each.time)),
        change: { ...sinceDeployment(each) },
      })),
    },
    {
      title: messages.rangeGroups.only,
      options: served.slice(0, mostDeployments / 2).map((each) => ({
        id: `only ${each.id}`,
        label: messages.only(describe(each), formatTime(each.time)),
        change: { ...whole, deployment: each.id, range: rangeOf(each) },
      })),
    },
  ];
  const options = groups.flatMap((group) => group.options);
  const [start, end] = formatTimes({
    start: range.kind === 'last' ? clock.now() - logSpans[range.span] : range.start,
    end: range.kind === 'between' ? range.end : clock.now(),
  });
  const currentLabel =
    range.kind === 'between' ? messages.between(start, end) : messages.since.time(start);
  const current: RangeOption = {
    id: 'current',
    label:
      deployment === undefined
        ? currentLabel
        : messages.onlyIn(known === undefined ? deployment.slice(0, 6) : describe(known), start),
  };
  const selected =
    deployment === undefined && range.kind === 'last'
      ? range.span
      : deployment === undefined && range.kind === 'since' && known?.time === range.start
        ? `since ${since}`
        : `only ${deployment}`;
  const isListed = options.some(({ id }) => id === selected);
  const shown = isListed
    ? groups
    : [...groups, { title: messages.rangeGroups.shown, options: [current] }];

  return (
    <div className={styles.range} ref={anchor}>
      <Select
        aria-label={messages.range}
        className={styles.rangeSelect}
        value={isListed ? selected : current.id}
        onChange={(key) => {
          if (key === 'exact') setExact(true);
          const change = options.find(({ id }) => id === key)?.change;
          if (change !== undefined) onStateChange(change);
        }}
      >
        {shown.map(
          (group) =>
            group.options.length > 0 && (
              <SelectSection key={group.title} title={group.title}>
                {group.options.map(({ id, label }) => (
                  <SelectItem key={id} id={id}>
                    {label}
                  </SelectItem>
                ))}
              </SelectSection>
            ),
        )}
        <SelectItem id="exact">{messages.exactRange}</SelectItem>
      </Select>
      <Popover
        triggerRef={anchor}
        isOpen={isExact}
        onOpenChange={setExact}
        placement="bottom end"
        aria-label={messages.exactRange}
      >
        <ExactRange
          range={range}
          onApply={(next) => {
            setExact(false);
            onStateChange({ range: next });
          }}
        />
      </Popover>
    </div>
  );
}

const hour = 60 * 60_000;

/** All deployments, compared with none. */
const whole = { deployment: undefined, since: undefined, isNewOnly: false } as const;

interface RangeOption {
  id: string;
  label: string;
  change?: Partial<LogsState>;
}

interface RangeGroup {
  title: string;
  options: RangeOption[];
}

/** Returns what shows the log since a deployment, compared with the time before it. */
export function sinceDeployment({ id, time }: LogDeployment): Partial<LogsState> {
  return { ...whole, since: id, range: { kind: 'since', start: time } };
}

function rangeOf({ time, replacedAt }: LogDeployment): LogRange {
  return replacedAt === undefined
    ? { kind: 'since', start: time }
    : { kind: 'between', start: time, end: replacedAt };
}

interface ExactRangeProps {
  range: LogRange;
  onApply: (range: LogRange) => void;
}

function ExactRange({ range, onApply }: ExactRangeProps) {
  const messages = useMessages(logsMessages);
  const { clock, timeZone } = useTimeSettings();
  const zone = zoneOf(timeZone);
  const [first] = useState(() => {
    if (range.kind === 'between') return range;
    const now = clock.now();
    return { start: range.kind === 'since' ? range.start : now - logSpans[range.span], end: now };
  });
  const [start, setStart] = useState(() => toWallTime(first.start, zone));
  const [end, setEnd] = useState(() => toWallTime(first.end, zone));
  const from = fromWallTime(start, zone);
  const to = fromWallTime(end, zone);
  const isValid = from < to;
  return (
    <form
      className={styles.exactRange}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onApply({ kind: 'between', start: from, end: to });
      }}
    >
      <Stack gap={3}>
        <TextField type="datetime-local" label={messages.from} value={start} onChange={setStart} />
        <TextField
          type="datetime-local"
          label={messages.to}
          value={end}
          onChange={setEnd}
          description={zone === undefined ? messages.zoneNote.local : messages.zoneNote.named(zone)}
          isInvalid={!isValid}
          errorMessage={messages.rangeOrder}
        />
        <Button type="submit" variant="primary" isDisabled={!isValid}>
          {messages.apply}
        </Button>
      </Stack>
    </form>
  );
}
