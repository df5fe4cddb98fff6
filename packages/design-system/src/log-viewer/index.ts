export { createMasker } from './masking/createMasker.ts';
export { defaultMaskRules } from './masking/rules.ts';
export type { MaskRule } from './masking/types.ts';
export { createLogStore } from './store/createLogStore.ts';
export { maskedLines, plainText } from './store/intake.ts';
export { levelOf, type LogLevel } from './store/levels.ts';
export { createTextTest, type LogTextTest } from './store/query.ts';
export type { LogScheduler } from './store/scheduler.ts';
export type { LogEntry, LogQuery, LogQueryError, LogStore } from './store/types.ts';
export { createLogFile } from './text/createLogFile.ts';
export type { LineRange } from './parse/lineRange.ts';
export { browserClock, type LogClock } from './sources/clock.ts';
export { fromArray } from './sources/fromArray.ts';
export { fromAsyncIterable } from './sources/fromAsyncIterable.ts';
export { fromBuildLog, type BuildLogEvent, type BuildLogRead } from './sources/fromBuildLog.ts';
export { createPolledLog, type PolledEntry } from './sources/createPolledLog.ts';
export { fromPolling } from './sources/fromPolling.ts';
export { sameLine } from './store/sameLine.ts';
export { formatTimestamp } from './text/timestamp.ts';
export type { TimestampMode, TimestampOptions } from './text/timestamp.ts';
export { unreadSpans, type TimeSpan } from './sources/spans.ts';
export type { LogConnection, LogSource } from './sources/types.ts';
export { fromStore } from './sources/fromStore.ts';
export {
  defaultPreferences as defaultLogPreferences,
  type LogLevels,
  type LogPreferences,
} from './view/model/choices.ts';
export type { LogSection } from './view/model/createSections.ts';
export {
  BuildLogViewer,
  type ReadyLogViewerProps as BuildLogViewerProps,
} from './view/viewer/BuildLogViewer.tsx';
export { LiveLogViewer, type LiveLogViewerProps } from './view/viewer/LiveLogViewer.tsx';
export { LogActions } from './view/viewer/LogBar.tsx';
export { LogLiveButton } from './view/viewer/LogButtons.tsx';
export { LogContent, type LogContentProps } from './view/viewer/LogContent.tsx';
export { LogFindButton, type LogButtonProps } from './view/viewer/LogFind.tsx';
export { LogNotice } from './view/viewer/LogOverlays.tsx';
export type { LogNoticeProps } from './view/viewer/LogOverlays.tsx';
export { LogOptionsMenu } from './view/viewer/LogOptionsMenu.tsx';
export type { LogLineAction, LogLineActionGroup } from './view/viewer/LogLineMenu.tsx';
export { LogViewer, type LogViewerHandle, type LogViewerProps } from './view/viewer/LogViewer.tsx';
export type { LogViewerMessages } from './view/viewer/messages.ts';
