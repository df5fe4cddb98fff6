export { createMasker, type MaskerOptions } from './masking/createMasker.ts';
export { defaultMaskRules } from './masking/rules.ts';
export type { Masker, MaskRule, SecretSpan } from './masking/types.ts';
export { createLogStore, type LogStoreOptions } from './store/createLogStore.ts';
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
  LogRows,
  LogSearch,
  LogSpan,
  LogStore,
  LogView,
  MaskedSpan,
  Observable,
  StyledSpan,
} from './store/types.ts';
export { LogLines, type LogLinesProps } from './view/log-lines/LogLines.tsx';
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
