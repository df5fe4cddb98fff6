import { createContext, useContext } from 'react';
import type { RefObject } from 'react';

import type { LogClock } from '../../sources/clock.ts';
import type { LogSource } from '../../sources/types.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import type { Value } from '../model/value.ts';
import type { LogViewerMessages } from './messages.ts';

/** Context shared by the parts of a log viewer. */
export interface LogViewerContextValue {
  /** Names the log. */
  label: string;
  id: string;
  model: LogViewerModel;
  source: LogSource;
  messages: LogViewerMessages;
  clock: LogClock;
  /** The lines, to which focus returns. */
  grid: RefObject<HTMLDivElement | null>;
  /** The field of the search, while it is open. */
  findInput: RefObject<HTMLInputElement | null>;
  /** Result of the last command without a place of its own for it, while it is shown. */
  result: Value<{ readonly text: string } | undefined>;
  isFullScreen: boolean;
  setFullScreen: (isFullScreen: boolean) => void;
  /** Position of the open menu of the active line, in px from the corner of the lines; `undefined` while it is closed. */
  lineMenuAt: { x: number; y: number } | undefined;
  setLineMenuAt: (at: { x: number; y: number } | undefined) => void;
}

export const LogViewerContext = createContext<LogViewerContextValue | undefined>(undefined);

/** Returns the context of the surrounding viewer. @throws Error outside of a `LogViewer` */
export function useLogViewer(): LogViewerContextValue {
  const value = useContext(LogViewerContext);
  if (value === undefined) throw new Error('This part belongs inside a <LogViewer>.');
  return value;
}
