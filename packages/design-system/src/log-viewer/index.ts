export { createMasker, type MaskerOptions } from './masking/createMasker.ts';
export { defaultMaskRules } from './masking/rules.ts';
export type { Masker, MaskRule, SecretSpan } from './masking/types.ts';
export { createLogStore, type LogStoreOptions } from './store/createLogStore.ts';
export { maskedLines, plainText } from './store/intake.ts';
export { levelOf, type LogLevel } from './store/levels.ts';
export type { LogScheduler } from './store/scheduler.ts';
export type {
  LogEntry,
  LogFilter,
  LogGap,
  LogLine,
  LogQuery,
  LogSearch,
  LogSpan,
  LogStore,
  LogView,
} from './store/types.ts';
export { formatLineRange, parseLineRange, type LineRange } from './text/lineRange.ts';
export { browserClock, type LogClock, type LogNetwork } from './sources/clock.ts';
export type { LogSourceOptions } from './sources/createSource.ts';
export { fromArray } from './sources/fromArray.ts';
export { fromAsyncIterable } from './sources/fromAsyncIterable.ts';
export {
  fromBuildLog,
  type BuildLogEvent,
  type BuildLogRead,
  type FromBuildLogOptions,
} from './sources/fromBuildLog.ts';
export {
  createPolledLog,
  type PolledEntry,
  type PolledLog,
  type PolledLogOptions,
} from './sources/createPolledLog.ts';
export { fromPolling, type FromPollingOptions } from './sources/fromPolling.ts';
export type { LogConnection, LogSource } from './sources/types.ts';
export { fromStore } from './sources/fromStore.ts';
export { LogLines, type LogLinesProps } from './view/log-lines/LogLines.tsx';
export {
  defaultPreferences as defaultLogPreferences,
  type LogLevels,
  type LogPreferences,
} from './view/model/choices.ts';
export { BuildLogViewer, type ReadyLogViewerProps } from './view/viewer/BuildLogViewer.tsx';
export { LiveLogViewer } from './view/viewer/LiveLogViewer.tsx';
export { LogActions, LogBar } from './view/viewer/LogBar.tsx';
export {
  LogCopyButton,
  LogDownloadMenu,
  LogErrorButton,
  LogFullScreenButton,
  LogPauseButton,
  LogWrapButton,
  type LogDownloadMenuProps,
} from './view/viewer/LogButtons.tsx';
export { LogConnectionState } from './view/viewer/LogConnectionState.tsx';
export { LogFailure } from './view/viewer/LogFailure.tsx';
export { LogFind, LogFindButton } from './view/viewer/LogFind.tsx';
export { LogFoot } from './view/viewer/LogFoot.tsx';
export { LogLevelFilter, type LogLevelFilterProps } from './view/viewer/LogLevelFilter.tsx';
export { LogOptionsMenu } from './view/viewer/LogOptionsMenu.tsx';
export { LogMarks, LogNews, LogNotice } from './view/viewer/LogOverlays.tsx';
export {
  LogViewer,
  type LogViewerHandle,
  type LogViewerOptions,
  type LogViewerProps,
} from './view/viewer/LogViewer.tsx';
export { defaultLogViewerMessages, type LogViewerMessages } from './view/viewer/messages.ts';
