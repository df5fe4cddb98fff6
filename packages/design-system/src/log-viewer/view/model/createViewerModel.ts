import type { LogStore } from '../../store/types.ts';
import type { LineList } from '../lines/lineList.ts';
import { initialMode, nextMode } from '../mode.ts';
import type { LogMode, LogModeEvent } from '../mode.ts';
import { createValue } from './value.ts';
import type { Value } from './value.ts';

/** What the model needs of the list in the page. */
export type ShownList = Pick<
  LineList<unknown>,
  'setRows' | 'reveal' | 'refresh' | 'firstInView' | 'visible'
>;

/** Lines from `from` to, and with, `to`, as the store counts them. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Everything that a log viewer shows, beside the log itself. */
export interface LogViewerState {
  readonly mode: LogMode;
  /** The lines that are selected. */
  readonly range: LineRange | undefined;
  /** The line that keys act on. */
  readonly active: number | undefined;
}

/** A log viewer without a page: its state, and what a person can do to it. */
export interface LogViewerModel {
  readonly store: LogStore;
  readonly state: Value<LogViewerState>;
  /** The list in the page takes part from now on, until the returned function is called. */
  connect: (list: ShownList) => () => void;
  /** The list in the page, while there is one. */
  list: () => ShownList | undefined;
  /** Shows what came since the last call. */
  update: () => void;
  scrolled: (isAtEnd: boolean) => void;
  follow: () => void;
  /** Makes a line the one that keys act on, and shows it. */
  activate: (line: number) => void;
  /** Selects lines, or none. */
  select: (range: LineRange | undefined) => void;
  /** Selects from where the selection began to that line. */
  extendTo: (line: number) => void;
}

/** A {@link LogViewerModel} that follows its log. */
export function createViewerModel(store: LogStore): LogViewerModel {
  const state = createValue<LogViewerState>({
    mode: initialMode,
    range: undefined,
    active: undefined,
  });
  let list: ShownList | undefined;
  /** Where the selection began. */
  let pivot: number | undefined;

  const patch = (change: Partial<LogViewerState>) => state.set({ ...state.get(), ...change });
  const happened = (event: LogModeEvent) => patch({ mode: nextMode(state.get().mode, event) });
  const update = () =>
    list?.setRows(store.firstRow, store.endRow, state.get().mode.status === 'following');

  return {
    store,
    state,
    connect: (next) => {
      list = next;
      update();
      return () => {
        if (list === next) list = undefined;
      };
    },
    list: () => list,
    update,
    scrolled: (isAtEnd) => happened({ type: 'scrolled', isAtEnd, endLine: store.endRow }),
    follow: () => {
      happened({ type: 'followed' });
      update();
    },
    activate: (line) => {
      happened({ type: 'wentTo', endLine: store.endRow });
      patch({ active: line });
      list?.reveal(line);
    },
    select: (range) => {
      pivot = range?.from;
      patch({ range });
    },
    extendTo: (line) => {
      pivot ??= state.get().active ?? line;
      patch({ range: { from: Math.min(pivot, line), to: Math.max(pivot, line) } });
    },
  };
}
