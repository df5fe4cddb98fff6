import {
  Button,
  IconButton,
  Popover,
  Select,
  SelectItem,
  Stack,
  TextField,
  useTimeSettings,
} from '@quayside/design-system';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { DialogTrigger, useLocale } from 'react-aria-components';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { logSpans, spanNames } from '../../domain/logRange.ts';
import type { LogRange } from '../../domain/logRange.ts';
import * as styles from './LogsScreen.css.ts';
import { rangeTimes } from './clockTime.ts';

interface LogRangeFieldProps {
  range: LogRange;
  onRangeChange: (range: LogRange) => void;
  /** Deployment to start at. @default none */
  since?: { start: number; label: string } | undefined;
}

/** Range of the log: a span up to now, since a deployment, or from one time to another. */
export function LogRangeField({ range, onRangeChange, since }: LogRangeFieldProps) {
  const messages = useMessages(logsMessages);
  const { locale } = useLocale();
  const { clock, timeZone } = useTimeSettings();
  const isSinceDeployment = range.kind === 'since' && range.start === since?.start;
  const times = (shown: { start: number; end: number }) =>
    rangeTimes(shown, {
      locale,
      timeZone: timeZone === 'UTC' ? 'UTC' : undefined,
      now: clock.now(),
    });
  return (
    <div className={styles.range}>
      <Select
        aria-label={messages.range}
        className={styles.rangeSelect}
        value={isSinceDeployment ? 'deployment' : range.kind === 'last' ? range.span : range.kind}
        onChange={(key) => {
          const span = spanNames.find((name) => name === key);
          if (span !== undefined) onRangeChange({ kind: 'last', span });
          if (key === 'deployment' && since) onRangeChange({ kind: 'since', start: since.start });
        }}
      >
        {spanNames.map((name) => (
          <SelectItem key={name} id={name}>
            {messages.spans[name]}
          </SelectItem>
        ))}
        {since && <SelectItem id="deployment">{since.label}</SelectItem>}
        {range.kind === 'since' && !isSinceDeployment && (
          <SelectItem id="since">
            {messages.since.time(times({ start: range.start, end: clock.now() })[0])}
          </SelectItem>
        )}
        {range.kind === 'between' && (
          <SelectItem id="between">{messages.between(...times(range))}</SelectItem>
        )}
      </Select>
      <DialogTrigger>
        <IconButton variant="secondary" label={messages.exactRange}>
          <CalendarClock />
        </IconButton>
        <Popover placement="bottom end" aria-label={messages.exactRange}>
          {({ close }) => (
            <ExactRange
              range={range}
              onApply={(next) => {
                close();
                onRangeChange(next);
              }}
            />
          )}
        </Popover>
      </DialogTrigger>
    </div>
  );
}

interface ExactRangeProps {
  range: LogRange;
  onApply: (range: LogRange) => void;
}

function ExactRange({ range, onApply }: ExactRangeProps) {
  const messages = useMessages(logsMessages);
  const { clock, timeZone } = useTimeSettings();
  const isUtc = timeZone === 'UTC';
  const [first] = useState(() => {
    if (range.kind === 'between') return range;
    const now = clock.now();
    return { start: range.kind === 'since' ? range.start : now - logSpans[range.span], end: now };
  });
  const [start, setStart] = useState(() => toField(first.start, isUtc));
  const [end, setEnd] = useState(() => toField(first.end, isUtc));
  const from = fromField(start, isUtc);
  const to = fromField(end, isUtc);
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
          description={messages.zoneNote[timeZone]}
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

/** Formats a time for a `datetime-local` input: without a time zone, to the minute. */
function toField(time: number, isUtc: boolean): string {
  const offset = isUtc ? 0 : new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

function fromField(text: string, isUtc: boolean): number {
  return Date.parse(isUtc ? `${text}Z` : text);
}
