import { Drawer, IconButton, Inline, Text, useTimeSettings, zoneOf } from '@quayside/design-system';
import { formatTimestamp, maskedLines } from '@quayside/design-system/log-viewer';
import type { LogStore } from '@quayside/design-system/log-viewer';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useKeyboard } from 'react-aria';

import { valuesOfLine } from '../../features/log-query/logMatcher.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { LineDetails } from './LineDetails.tsx';
import * as styles from './LineDetails.css.ts';
import type { LogDeployment } from './logDeployments.ts';
import type { AppLog } from './useAppLog.ts';

interface OpenLineProps {
  log: AppLog;
  /** Index of the line in the store of the log. */
  line: number;
  /** Deployments that have served requests, newest first. */
  served: readonly LogDeployment[];
  link: string | undefined;
  onTermAdd: (term: string, isExcluded: boolean) => void;
  onShowInContext: (() => void) | undefined;
  /** Opens another line. */
  onOpen: (line: number) => void;
  onClose: () => void;
}

/** A line of a log that was opened: beside the lines if the window is wide, or else in a sheet over them. */
export function OpenLine({
  log,
  line,
  served,
  link,
  onTermAdd,
  onShowInContext,
  onOpen,
  onClose,
}: OpenLineProps) {
  const messages = useMessages(logsMessages);
  const { timeZone } = useTimeSettings();
  const isBeside = useMediaQuery('(min-width: 64rem)');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      if (event.key === 'Escape') onClose();
      else event.continuePropagation();
    },
  });
  const { store } = log.source;
  const { masker } = log;
  const level = store.level(line);
  const time = store.time(line);
  const live =
    store.origin(line) === '' ? served.find((each) => each.time <= (time ?? -1)) : undefined;
  const [masked = ''] = maskedLines([store.text(line)], masker);
  const details = (
    <LineDetails
      line={{
        text: maskedLines([entryText(store, line)], masker).join('\n'),
        level,
        time,
        values: valuesOfLine({ text: masked, level }),
        liveDeployment: live?.name,
        link,
      }}
      onTermAdd={onTermAdd}
      onShowInContext={onShowInContext}
    />
  );
  const title = (
    <Inline gap={2}>
      {level !== 'none' && <Text tone={tones[level]}>{messages.levels[level]}</Text>}
      <Text isNumeric tone="muted">
        {formatTimestamp(time, { mode: 'zone', timeZone: zoneOf(timeZone) })}
      </Text>
    </Inline>
  );
  const previous = store.entryOf(line) - 1;
  const next = store.entryEnd(line);
  const steps = (
    <>
      <IconButton
        size="sm"
        label={messages.line.previous}
        isDisabled={previous < store.firstRow}
        onPress={() => onOpen(previous)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        size="sm"
        label={messages.line.next}
        isDisabled={next >= store.endRow}
        onPress={() => onOpen(next)}
      >
        <ChevronDown />
      </IconButton>
    </>
  );
  if (!isBeside) {
    return (
      <Drawer isOpen side="bottom" title={title} actions={steps} onOpenChange={onClose}>
        {details}
      </Drawer>
    );
  }
  return (
    <section aria-labelledby={titleId} className={styles.panel} {...keyboardProps}>
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {steps}
        <IconButton size="sm" label={messages.line.close} onPress={onClose}>
          <X />
        </IconButton>
      </div>
      {details}
    </section>
  );
}

const tones = { error: 'danger', warning: 'warning', info: 'muted', debug: 'muted' } as const;

/** The text of the entry that a line is part of. */
function entryText(store: LogStore, line: number): string {
  const first = store.entryOf(line);
  const length = store.entryEnd(line) - first;
  return Array.from({ length }, (_, index) => store.text(first + index)).join('\n');
}
