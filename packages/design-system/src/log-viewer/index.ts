export { createMasker, type MaskerOptions } from './masking/createMasker.ts';
export { defaultMaskRules } from './masking/rules.ts';
export type { Masker, MaskRule, SecretSpan } from './masking/types.ts';
export { createLogStore, type LogStoreOptions } from './store/createLogStore.ts';
export { maskedLines, plainText } from './store/intake.ts';
export { guessLevel, levelOf, logLevels, type LogLevel } from './store/levels.ts';
export type { LogScheduler } from './store/scheduler.ts';
export type {
  AnsiColor,
  AnsiStyle,
  LogEntry,
  LogFilter,
  LogFold,
  LogGap,
  LogLine,
  LogMatch,
  LogQuery,
  LogQueryError,
  LogRows,
  LogSearch,
  LogSpan,
  LogStore,
  LogView,
  MaskedSpan,
  Observable,
  StyledSpan,
} from './store/types.ts';
export { contrastOf, luminanceOf, readableColor, type Rgb } from './parse/contrast.ts';
export { defaultDisplayLength, displayLine, type DisplayLine } from './parse/display.ts';
export type { LineFormat } from './parse/format.ts';
export type { JsonNode } from './parse/json.ts';
export { formatLineRange, parseLineRange, type LineRange } from './text/lineRange.ts';
export { formatTimestamp, type TimestampMode, type TimestampOptions } from './text/timestamp.ts';
export {
  collectBlob,
  jsonLinesChunks,
  logFileChunks,
  logText,
  type LogTextOptions,
  type RowRange,
} from './text/writers.ts';
export { browserClock, browserNetwork, type LogClock, type LogNetwork } from './sources/clock.ts';
export type { LogSourceOptions } from './sources/createSource.ts';
export { fromArray, type FromArrayOptions } from './sources/fromArray.ts';
export { fromAsyncIterable } from './sources/fromAsyncIterable.ts';
export {
  fromBuildLog,
  type BuildLogEvent,
  type BuildLogRead,
  type FromBuildLogOptions,
} from './sources/fromBuildLog.ts';
export {
  createPolledLog,
  type PollAnswer,
  type PolledEntry,
  type PolledLog,
  type PolledLogOptions,
  type PolledLogState,
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
