import type { LogQuery, LogStore } from '../../store/types.ts';
import type { LineList } from '../lines/lineList.ts';
import type { LogMode } from '../mode.ts';
import type { Choice } from './choice.ts';
import type { LineSpan, LogLevels, LogPreferences } from './choices.ts';
import type { Expansions, Fold } from './createExpansions.ts';
import type { FilterModel } from './createFilterModel.ts';
import type { FindModel } from './createFindModel.ts';
import type { LogSection } from './createSections.ts';
import type { Value } from './value.ts';

/** Interface of the rendered list for the model. */
export type VisibleList = Pick<
  LineList<unknown>,
  | 'setRows'
  | 'replaceRows'
  | 'reveal'
  | 'refresh'
  | 'restyle'
  | 'unfold'
  | 'place'
  | 'isInView'
  | 'pageSize'
> & {
  /** Scrolls the page so far that the log is seen, if it is not. */
  scrollPage: () => void;
};

/** Everything that a log viewer shows, beside the log itself. */
export interface LogViewerState {
  readonly mode: LogMode;
  /** The line that keys act on. */
  readonly active: number | undefined;
  /** Whether a search is active. */
  readonly isFinding: boolean;
  /** Whether only lines with a match are shown. */
  readonly isOnlyMatches: boolean;
}

/** A log viewer without a page: its state and its user actions. */
export interface LogViewerModel {
  readonly store: LogStore;
  readonly state: Pick<Value<LogViewerState>, 'get' | 'subscribe'>;
  /** The lines that are selected. */
  readonly range: Choice<LineSpan | null>;
  readonly levels: Choice<LogLevels>;
  readonly query: Choice<LogQuery>;
  readonly preferences: Choice<LogPreferences>;
  readonly filter: FilterModel;
  readonly find: FindModel;
  readonly expansions: Expansions;
  /** Observes the store until the returned function is called. */
  start: () => () => void;
  /** The list in the page takes part from now on, until the returned function is called. */
  connect: (list: VisibleList) => () => void;
  /** The line that the reader looks at, the active one or else the first in view, and its px from the top. */
  place: () => { line: number; y: number };
  /** The list in the page, while there is one. */
  list: () => VisibleList | undefined;
  scrolled: (isAtEnd: boolean) => void;
  follow: () => void;
  /** Makes a line active and scrolls it into view, even if a fold or filter hides it. */
  activate: (line: number) => void;
  select: (range: LineSpan | null) => void;
  /** Selects from where the selection began to that line. */
  extendTo: (line: number) => void;
  /** Opens or closes the search. */
  setFinding: (isFinding: boolean) => void;
  setOnlyMatches: (isOnlyMatches: boolean) => void;
  /** Goes to a match `by` further on: 1 the next, -1 the one before. */
  step: (by: 1 | -1) => void;
  /** Takes back what hides lines: levels, and only those that match. */
  showAll: () => void;
  /** Shows all lines, and stays at the one that keys act on. */
  showInContext: () => void;
  /** Goes to the next error after the active line, or around the end to the first. Returns whether there is one. */
  goToNextError: () => boolean;
  /** Goes to the error before the active line, or around the start to the last. Returns whether there is one. */
  goToPreviousError: () => boolean;
  /** The fold that hides a line, unless the line is its summary. */
  shutFoldOf: (line: number) => Fold | undefined;
  /** Opens or shuts a fold. */
  toggleFold: (line: number) => void;
  /** Replaces the sections. What the reader looks at stays where it is. */
  setSections: (sections: readonly LogSection[]) => void;
}
