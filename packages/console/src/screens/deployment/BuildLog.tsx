import type { BuildLogEvent } from '@quayside/api-contract';
import { Stack } from '@quayside/design-system';
import {
  BuildLogViewer,
  defaultLogPreferences,
  fromArray,
  fromBuildLog,
  type LineRange,
} from '@quayside/design-system/log-viewer';
import { useEffect, useMemo } from 'react';

import type { BuildLogLine } from '../../features/build-logs/buildSteps.ts';
import { buildLogMessages } from '../../runtime/messages/en/deployments.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { CopyLinkToLines } from '../../ui/CopyLinkToLines.tsx';
import { useLogPreferences } from '../../ui/useLogPreferences.ts';
import type { LogView } from '../../ui/useLogPreferences.ts';

/** Streams the log of a build, after the record `lastId` or from its start. */
export type BuildLogReader = (options: {
  lastId: string | undefined;
  signal: AbortSignal;
}) => AsyncIterable<BuildLogEvent>;

/** Props of {@link BuildLog}. */
export interface BuildLogProps {
  /** Accessible name of the log. */
  'aria-label': string;
  /** Reader of the log; another function is another log. `null`: there was no build, so there will be no lines. */
  read: BuildLogReader | null;
  /** Called when the log reports the end of the build. */
  onEnd?: () => void;
  /** Called with the lines, once the build has ended. */
  onLines?: (lines: readonly BuildLogLine[]) => void;
  /** The linked lines. @default none */
  range?: LineRange | null;
  onRangeChange?: (range: LineRange | null) => void;
  /** Returns the URL of lines. @default lines have none */
  linkTo?: ((range: LineRange) => string) | undefined;
  /** Log preferences. @default not stored */
  view?: LogView | undefined;
}

/** The log of one image build. It loads the log viewer: import it when it is needed. */
export default function BuildLog({
  'aria-label': label,
  read,
  onEnd,
  onLines,
  range,
  onRangeChange,
  linkTo,
  view,
}: BuildLogProps) {
  const buildLog = useMessages(buildLogMessages);
  const errorText = useErrorText();
  const source = useMemo(
    () => (read === null ? fromArray([]) : fromBuildLog(read, { gapText: buildLog.gap })),
    [read, buildLog],
  );
  useEffect(
    () =>
      source.subscribe(() => {
        if (source.connection.status === 'ended') onEnd?.();
      }),
    [source, onEnd],
  );
  useEffect(() => {
    const { store } = source;
    if (onLines === undefined) return undefined;
    let isNotified = false;
    const notify = () => {
      if (isNotified || source.connection.status !== 'ended' || store.pending > 0) return;
      isNotified = true;
      onLines(
        Array.from({ length: store.size }, (_, index) => {
          const line = store.firstRow + index;
          return { text: store.text(line), time: store.time(line) };
        }),
      );
    };
    const stops = [source.subscribe(notify), store.subscribe(notify)];
    notify();
    return () => {
      for (const stop of stops) stop();
    };
  }, [source, onLines]);
  const messages = useMemo(
    () => ({
      empty: read === null ? buildLog.notBuilt : buildLog.empty,
      unavailable: (error: unknown) => `${buildLog.unavailable} ${errorText(error)}`,
    }),
    [read, buildLog, errorText],
  );
  return (
    <Stack gap={3}>
      <BuildLogViewer
        aria-label={label}
        source={source}
        messages={messages}
        fileName="build"
        range={range}
        onRangeChange={onRangeChange}
        {...useLogPreferences(defaultLogPreferences, view)}
      />
      {linkTo !== undefined && range && <CopyLinkToLines lines={range} linkTo={linkTo} />}
    </Stack>
  );
}
