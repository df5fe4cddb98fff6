import type { LogLevel } from '../../store/levels.ts';
import type { LogRows, LogStore, LogView } from '../../store/types.ts';
import type { LineList } from '../lines/lineList.ts';
import { initialMode, nextMode } from '../mode.ts';
import type { LogModeEvent } from '../mode.ts';
import { createFinder } from './createFinder.ts';
import type { Finder } from './createFinder.ts';
import { closedFind, rangeBetween } from './state.ts';
import type { LineRange, LogSettings, LogViewerState } from './state.ts';
import { createValue } from './value.ts';
import type { Value } from './value.ts';

/** What the model needs of the list in the page. */
export type ShownList = Pick<
  LineList<unknown>,
  | 'setRows'
  | 'replaceRows'
  | 'showAt'
  | 'reveal'
  | 'topOf'
  | 'firstInView'
  | 'viewHeight'
  | 'visible'
  | 'barPlaceOf'
>;

/** A log viewer without a page: its state, and what a person can do to it. */
export interface LogViewerModel {
  readonly store: LogStore;
  readonly state: Value<LogViewerState>;
  /** The rows that are shown: all lines, or those of the levels that were chosen. */
  readonly rows: Value<LogRows>;
  readonly finder: Finder;
  /** The list in the page takes part from now on, until the returned function is called. */
  connect: (list: ShownList) => () => void;
  /** The list in the page, while there is one. */
  list: () => ShownList | undefined;
  /** Shows what came since the last call. */
  update: () => void;
  setSettings: (settings: Partial<LogSettings>) => void;
  /** Shows only lines of these levels, and gaps; `undefined` shows all. What is in view stays in view. */
  setLevels: (levels: ReadonlySet<LogLevel> | undefined) => void;
  scrolled: (isAtEnd: boolean) => void;
  follow: () => void;
  pause: () => void;
  /** Someone looks at what is in view: it stays. */
  stay: () => void;
  /** Makes a line the one that keys act on, and shows it. */
  activate: (line: number) => void;
  /** Shows a line at a third of the view; a line that the levels hide brings all levels back. */
  goTo: (line: number) => void;
  /** Shows the next line of that level after the active one, from the start again after the last. */
  goToNext: (level: LogLevel) => void;
  /** Selects lines, or none. */
  select: (range: LineRange | undefined) => void;
  /** Selects from where the selection began to that line. */
  extendTo: (line: number) => void;
  /** Selects and shows lines that a link leads to, as soon as they are there. */
  open: (range: LineRange | undefined) => void;
  /** Stops everything that is under way. */
  dispose: () => void;
}

/** What is needed to make a {@link LogViewerModel}. */
export interface LogViewerModelOptions {
  store: LogStore;
  settings: LogSettings;
  onRangeChange: (range: LineRange | undefined) => void;
}

/** A {@link LogViewerModel} that follows its log. */
export function createViewerModel({
  store,
  settings,
  onRangeChange,
}: LogViewerModelOptions): LogViewerModel {
  const state = createValue<LogViewerState>({
    settings,
    mode: initialMode,
    levels: undefined,
    find: closedFind,
    range: undefined,
    active: undefined,
  });
  const rows = createValue<LogRows>(store);
  let list: ShownList | undefined;
  let view: LogView | undefined;
  let stopWaiting = () => {};
  /** Where the selection began. */
  let pivot: number | undefined;
  /** A range that a link leads to and that is not there yet. */
  let awaited: LineRange | undefined;

  const patch = (change: Partial<LogViewerState>) => state.set({ ...state.get(), ...change });
  const isFollowing = () => state.get().mode.status === 'following';
  const happened = (event: LogModeEvent) => patch({ mode: nextMode(state.get().mode, event) });
  const stay = () => happened({ type: 'wentTo', endLine: store.endRow });

  function update() {
    const shown = rows.get();
    list?.setRows(shown.firstRow, shown.endRow, isFollowing());
    const range = awaited;
    if (range !== undefined && store.endRow > range.from) {
      awaited = undefined;
      goTo(range.from);
    }
  }

  /** The line that is to stay where it is on screen, and where that is, in px from the top. */
  function eye(): { line: number; y: number } {
    const shown = rows.get();
    const { active } = state.get();
    const activeY = active !== undefined && shown.has(active) && list?.topOf(shown.rowOf(active));
    if (active !== undefined && typeof activeY === 'number') return { line: active, y: activeY };
    const row = list?.firstInView() ?? shown.firstRow;
    return { line: shown.lineAt(Math.min(row, shown.endRow - 1)), y: list?.topOf(row) ?? 0 };
  }

  function show(next: LogRows) {
    const { line, y } = eye();
    const { firstRow, endRow } = next;
    const row = Math.min(next.rowOf(line), Math.max(endRow - 1, firstRow));
    rows.set(next);
    list?.replaceRows(firstRow, endRow, row, y);
  }

  function setLevels(levels: ReadonlySet<LogLevel> | undefined) {
    stopWaiting();
    const old = view;
    patch({ levels });
    view = levels && store.filter({ levels });
    const next = view;
    const take = () => {
      if (next !== undefined && next.progress < 1) return;
      stopWaiting();
      show(next ?? store);
      old?.dispose();
      finder.restart(next);
    };
    stopWaiting = next === undefined ? () => {} : next.subscribe(take);
    take();
  }

  function goTo(line: number) {
    if (!rows.get().has(line)) setLevels(undefined);
    const shown = rows.get();
    stay();
    patch({ active: line });
    list?.showAt(shown.rowOf(line), list.viewHeight() / 3);
  }

  function activate(line: number) {
    stay();
    patch({ active: line });
    list?.reveal(rows.get().rowOf(line));
  }

  function select(range: LineRange | undefined) {
    if (range?.from === range?.to) pivot = range?.from;
    patch({ range });
    onRangeChange(range);
  }

  const finder = createFinder({
    store,
    state: { get: () => state.get().find, set: (find) => patch({ find }) },
    start: () => {
      const { active } = state.get();
      const shown = rows.get();
      return active ?? shown.lineAt(Math.max(shown.firstRow, list?.firstInView() ?? 0));
    },
    show: (match) => activate(match.line),
  });

  return {
    store,
    state,
    rows,
    finder,
    connect: (next) => {
      list = next;
      update();
      return () => {
        if (list === next) list = undefined;
      };
    },
    list: () => list,
    update,
    setSettings: (change) => patch({ settings: { ...state.get().settings, ...change } }),
    setLevels,
    scrolled: (isAtEnd) => happened({ type: 'scrolled', isAtEnd, endLine: store.endRow }),
    follow: () => {
      happened({ type: 'followed' });
      update();
    },
    pause: () => happened({ type: 'paused', endLine: store.endRow }),
    stay,
    activate,
    goTo,
    goToNext: (level) => {
      const shown = rows.get();
      const from = state.get().active ?? shown.lineAt(Math.max(shown.firstRow, 0)) - 1;
      const line = nextOfLevel(store, shown, level, from);
      if (line !== undefined) activate(line);
    },
    select,
    extendTo: (line) => {
      pivot ??= state.get().active ?? line;
      select(rangeBetween(pivot, line));
    },
    open: (range) => {
      const now = state.get().range;
      if (range?.from === now?.from && range?.to === now?.to) return;
      pivot = range?.from;
      patch({ range });
      if (range === undefined) return;
      awaited = range;
      stay();
      update();
    },
    dispose: () => {
      stopWaiting();
      view?.dispose();
      finder.dispose();
    },
  };
}

/** The next line of a level that is shown after `after`, from the first again behind the last. */
function nextOfLevel(
  store: LogStore,
  rows: LogRows,
  level: LogLevel,
  after: number,
): number | undefined {
  const { firstRow, endRow } = rows;
  const start = rows.rowOf(after + 1);
  for (let step = 0; step < endRow - firstRow; step += 1) {
    const row = start + step < endRow ? start + step : start + step - (endRow - firstRow);
    const line = rows.lineAt(row);
    const isHead = store.entryOf(line) === line || store.level(line - 1) !== level;
    if (store.level(line) === level && isHead) return line;
  }
  return undefined;
}
