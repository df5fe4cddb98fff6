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
