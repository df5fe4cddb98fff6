import type { BuildLogEvent } from '@quayside/api-contract';
import { Stack } from '@quayside/design-system';
import {
  BuildLogViewer,
  createLogStore,
  defaultLogPreferences,
  fromArray,
  fromBuildLog,
  type LineRange,
  type LogSection,
} from '@quayside/design-system/log-viewer';
import { useEffect, useMemo, useState } from 'react';

import { formatDuration } from '../../ui/formatDuration.ts';
import { deploymentSteps } from '../../domain/deploymentStatus.ts';
import type { DeploymentStep } from '../../domain/deploymentStatus.ts';
import { buildSteps } from '../../features/build-logs/buildSteps.ts';
import type {
  BuildLogLine,
  LoggedSteps,
  UsualStepTimes,
} from '../../features/build-logs/buildSteps.ts';
import { useLogMasker } from '../../features/known-secrets/useLogMasker.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { buildLogMessages, deploymentMessages } from '../../runtime/messages/en/deployment.ts';
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
  /** The step in which the deployment failed. Then only the last step in its log is open. @default it did not fail */
  failedStep?: DeploymentStep | undefined;
  /** Usual durations of steps. @default unknown */
  usualTimes?: UsualStepTimes | undefined;
}

/** Returns the steps of a log as sections, with their durations; `undefined` until it has ended. */
function useSections(
  steps: LoggedSteps | undefined,
  failedStep: DeploymentStep | undefined,
  usualTimes: UsualStepTimes | undefined,
): LogSection[] | undefined {
  const { step: names, failedStep: failedNames, stepTimes } = useMessages(deploymentMessages);
  const { duration: words } = useMessages(deploymentsMessages);
  return useMemo(() => {
    if (steps === undefined) return undefined;
    const timeOf = (took: number, usual: number | undefined) =>
      usual === undefined
        ? formatDuration(took, words)
        : stepTimes.usually(formatDuration(took, words), formatDuration(usual, words));
    const logged = deploymentSteps.flatMap((step) => {
      const part = steps[step];
      return part === undefined ? [] : [{ ...part, step }];
    });
    return logged.map(({ step, line, lastLine, tookMs }, index) => ({
      first: line,
      last: lastLine,
      label: step === failedStep ? failedNames[step] : names[step],
      detail: tookMs === undefined ? undefined : timeOf(tookMs, usualTimes?.[step]),
      state: step === failedStep ? 'failed' : 'done',
      isFolded: failedStep !== undefined && index < logged.length - 1,
    }));
  }, [steps, failedStep, usualTimes, names, failedNames, stepTimes, words]);
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
  failedStep,
  usualTimes,
}: BuildLogProps) {
  const buildLog = useMessages(buildLogMessages);
  const errorText = useErrorText();
  const masker = useLogMasker();
  const source = useMemo(
    () =>
      read === null
        ? fromArray([])
        : fromBuildLog(read, {
            gapText: buildLog.gap,
            createStore: () => createLogStore({ masker }),
          }),
    [read, buildLog, masker],
  );
  useEffect(
    () =>
      source.subscribe(() => {
        if (source.connection.status === 'ended') onEnd?.();
      }),
    [source, onEnd],
  );
  const [ended, setEnded] = useState<{ source: typeof source; steps: LoggedSteps }>();
  const sections = useSections(
    ended?.source === source ? ended.steps : undefined,
    failedStep,
    usualTimes,
  );
  useEffect(() => {
    const { store } = source;
    let isNotified = false;
    const notify = () => {
      if (isNotified || source.connection.status !== 'ended' || store.pending > 0) return;
      isNotified = true;
      const lines = Array.from({ length: store.size }, (_, index) => {
        const line = store.firstRow + index;
        return { text: store.text(line), time: store.time(line) };
      });
      setEnded({ source, steps: buildSteps(lines) });
      onLines?.(lines);
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
        sections={sections}
        {...useLogPreferences(defaultLogPreferences, view)}
      />
      {linkTo !== undefined && range && <CopyLinkToLines lines={range} linkTo={linkTo} />}
    </Stack>
  );
}
