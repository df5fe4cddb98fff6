import { longestLine } from '../../parse/display.ts';
import { nearestLine, sameLine } from '../../store/sameLine.ts';
import { afterPaint } from '../../store/scheduler.ts';
import type { LogQuery, LogStore } from '../../store/types.ts';
import { initialMode, movedMode, nextMode } from '../mode.ts';
import type { LogModeEvent } from '../mode.ts';
import { createChoice } from './choice.ts';
import {
  defaultPreferences,
  isSameLevels,
  isSamePreferences,
  isSameQuery,
  isSameSpan,
} from './choices.ts';
import type { LineSpan, LogLevels, LogPreferences } from './choices.ts';
import { createExpansions, movedLines } from './createExpansions.ts';
import type { Fold } from './createExpansions.ts';
import { createFilterModel } from './createFilterModel.ts';
import { createFindModel } from './createFindModel.ts';
import { createSections } from './createSections.ts';
import type { LogViewerModel, LogViewerState, VisibleList } from './LogViewerModel.ts';
import { createValue } from './value.ts';

/** A model whose viewer shows another store now. */
interface EarlierModel {
  model: LogViewerModel;
  /** Whether the store has lines of the same log. */
  isSameLog: boolean;
}

/**
 * Creates a {@link LogViewerModel} that follows its log. User settings are copied from the `earlier` one; in the same
 * log also its place, its selection and what was opened, as far as the store has the lines.
 */
export function createViewerModel(
  store: LogStore,
  initialPreferences: Partial<LogPreferences> = {},
  { model: earlier, isSameLog = false }: Partial<EarlierModel> = {},
): LogViewerModel {
  const moved = earlier && moveTo(store, { model: earlier, isSameLog });
  const state = createValue<LogViewerState>({
    mode: initialMode,
    active: undefined,
    isFinding: false,
    isOnlyMatches: false,
    ...moved?.state,
  });
  /** Place to show first. */
  let place = moved?.place;
  /** Line to scroll to as soon as it arrives. */
  let target: number | undefined;
  /** Start of the selection. */
  let pivot = moved?.range?.from;
  let list: VisibleList | undefined;

  const range = createChoice<LineSpan | null>(moved?.range ?? null, {
    isSame: isSameSpan,
    onGiven: (given) => {
      target = given?.from;
      // The list is notified once per frame, so the lines of this frame have to be included.
      update();
    },
  });
  const levels = createChoice<LogLevels>(earlier?.levels.get() ?? null, { isSame: isSameLevels });
  const query = createChoice<LogQuery>(earlier?.query.get() ?? { text: '' }, {
    isSame: isSameQuery,
  });
  const preferences = createChoice<LogPreferences>(
    earlier?.preferences.get() ?? { ...defaultPreferences, ...initialPreferences },
    { isSame: isSamePreferences },
  );
  const filter = createFilterModel(store);
  const isFiltered = () => filter.rows.get() !== store;
  const sections = createSections();
  const expansions = createExpansions({
    store,
    sections,
    isFoldingRepeats: () => preferences.get().isFoldingRepeats,
    hasSections: () => !isFiltered(),
    opened: moved?.opened,
  });
  const find = createFindModel(
    store,
    ({ line }) => {
      if (store.text(line).length > longestLine) expansions.showWhole(line);
      activate(line);
    },
    moved?.match,
  );

  const patch = (change: Partial<LogViewerState>) => state.set({ ...state.get(), ...change });
  const happened = (event: LogModeEvent) => patch({ mode: nextMode(state.get().mode, event) });
  const isFollowing = () => state.get().mode.status === 'following';

  function update() {
    const { firstRow, endRow } = filter.rows.get();
    list?.setRows(firstRow, endRow, isFollowing());
    showTarget();
  }

  function showTarget() {
    if (target === undefined || list === undefined || target >= store.endRow) return;
    const line = target;
    target = undefined;
    activate(line);
    // Only for a link: with keys or the search, the log is in view already.
    list.scrollPage();
  }

  /** The line at the top of the view, in the rows that are shown. */
  function firstLineInView(): number {
    const rows = filter.rows.get();
    const { row } = list?.place() ?? { row: rows.firstRow };
    return row < rows.endRow ? rows.lineAt(row) : store.firstRow;
  }

  function shutFoldOf(line: number): Fold | undefined {
    const { isFinding, isOnlyMatches } = state.get();
    // Matches are shown inside folds, too.
    return isFinding && isOnlyMatches ? undefined : expansions.shutFoldOf(line);
  }

  function applyFilter() {
    const { isFinding, isOnlyMatches } = state.get();
    const onlyMatching =
      isFinding && isOnlyMatches && query.get().text !== '' ? query.get() : undefined;
    filter.apply(levels.get(), onlyMatching);
  }

  let stopLooking = () => {};

  function look() {
    stopLooking();
    const { isFinding, mode, active } = state.get();
    const from = mode.status === 'following' ? store.firstRow : (active ?? firstLineInView());
    find.look(isFinding ? query.get() : undefined, isFiltered() ? filter.view() : undefined, from);
  }

  /** Other lines are painted before matches are looked for among them. */
  function lookSoon() {
    // A match that is not among them would bring the others back.
    find.hold();
    stopLooking();
    stopLooking = afterPaint(look);
  }

  /** Other rows are shown: what the reader looks at stays where it is. */
  function replace(before: { line: number; y: number }) {
    const rows = filter.rows.get();
    if (isFollowing()) list?.replaceRows(rows.firstRow, rows.endRow, undefined);
    else {
      const row = Math.min(rows.rowOf(before.line), Math.max(rows.firstRow, rows.endRow - 1));
      list?.replaceRows(rows.firstRow, rows.endRow, { row, y: before.y });
    }
  }

  function eye(): { line: number; y: number } {
    const { active } = state.get();
    const y = active === undefined ? undefined : list?.isInView(shown.rowOf(active));
    if (active !== undefined && y !== undefined) return { line: active, y };
    const { row, y: top } = list?.place() ?? { row: shown.firstRow, y: 0 };
    return { line: row < shown.endRow ? shown.lineAt(row) : store.firstRow, y: top };
  }

  /** The rows in the page; they lag behind `filter.rows` while these change. */
  let shown = filter.rows.get();
  let stopRows = () => {};

  /** Repeats or sections were folded or unfolded. The active line moves to the summary of the run that it is now hidden in. */
  function handleFolding() {
    const before = eye();
    const { active } = state.get();
    const fold = active === undefined ? undefined : shutFoldOf(active);
    if (fold !== undefined) patch({ active: fold.from });
    replace({ ...before, line: shutFoldOf(before.line)?.from ?? before.line });
  }

  function handleRows() {
    const before = eye();
    shown = filter.rows.get();
    const { active } = state.get();
    const fold = active === undefined ? undefined : shutFoldOf(active);
    // A match in a fold stays visible when all lines are shown again.
    if (fold !== undefined && active !== fold.from) expansions.toggleFold(fold);
    stopRows();
    stopRows = shown.subscribe(update);
    replace({ ...before, line: shutFoldOf(before.line)?.from ?? before.line });
    lookSoon();
  }

  function activate(line: number) {
    happened({ type: 'wentTo', endLine: store.endRow });
    target = undefined;
    const fold = shutFoldOf(line);
    if (fold !== undefined && line > fold.from) toggleFold(line);
    if (!filter.rows.get().has(line)) showAll();
    patch({ active: line });
    list?.reveal(filter.rows.get().rowOf(line));
  }

  function showAll() {
    patch({ isOnlyMatches: false });
    levels.choose(null);
  }

  function toggleFold(line: number) {
    const fold = expansions.foldOf(line);
    if (fold === undefined) return;
    happened({ type: 'wentTo', endLine: store.endRow });
    expansions.toggleFold(fold);
    const rows = filter.rows.get();
    list?.unfold(rows.rowOf(fold.from), rows.rowOf(fold.to));
    // The first line of a traceback summarizes the hidden lines below.
    list?.refresh();
  }

  return {
    store,
    state,
    range,
    levels,
    query,
    preferences,
    filter,
    find,
    expansions,
    start: () => {
      let before = state.get();
      let { isFoldingRepeats } = preferences.get();
      const stops = [
        query.subscribe(() => {
          applyFilter();
          if (state.get().isOnlyMatches) lookSoon();
          else look();
        }),
        levels.subscribe(applyFilter),
        state.subscribe(() => {
          const { isFinding, isOnlyMatches } = state.get();
          const was = before;
          before = state.get();
          if (isFinding === was.isFinding && isOnlyMatches === was.isOnlyMatches) return;
          applyFilter();
          if (isFinding !== was.isFinding) look();
        }),
        preferences.subscribe(() => {
          const { isFoldingRepeats: isFoldingNow } = preferences.get();
          if (isFoldingNow === isFoldingRepeats) return;
          isFoldingRepeats = isFoldingNow;
          handleFolding();
        }),
        filter.rows.subscribe(handleRows),
      ];
      stopRows = filter.rows.get().subscribe(update);
      applyFilter();
      look();
      return () => {
        for (const stop of stops) stop();
        stopRows();
        stopLooking();
        find.dispose();
        filter.dispose();
        shown = store;
      };
    },
    connect: (next) => {
      list = next;
      if (place === undefined) update();
      else replace({ ...place, line: shutFoldOf(place.line)?.from ?? place.line });
      place = undefined;
      return () => {
        if (list === next) list = undefined;
      };
    },
    place: eye,
    list: () => list,
    scrolled: (isAtEnd) => {
      target = undefined;
      happened({ type: 'scrolled', isAtEnd, endLine: store.endRow });
    },
    follow: () => {
      happened({ type: 'followed' });
      update();
    },
    activate,
    select: (next) => {
      pivot = next?.from;
      range.choose(next);
    },
    extendTo: (line) => {
      pivot ??= state.get().active ?? line;
      range.choose({ from: Math.min(pivot, line), to: Math.max(pivot, line) });
    },
    setFinding: (isFinding) => patch({ isFinding }),
    setOnlyMatches: (isOnlyMatches) => patch({ isOnlyMatches }),
    step: (by) => {
      const from = state.get().active ?? firstLineInView();
      if (by === 1) find.next(from);
      else find.previous(from);
    },
    showAll,
    showInContext: () => {
      if (state.get().active !== undefined) happened({ type: 'wentTo', endLine: store.endRow });
      showAll();
    },
    goToNextError: () => {
      const { active } = state.get();
      let from = active === undefined ? store.firstRow : active + 1;
      // The lines of one failure count once.
      if (active !== undefined && store.level(active) === 'error') {
        while (from < store.endRow && store.level(from) === 'error') from += 1;
      }
      const line = store.nextOf('error', from) ?? store.nextOf('error', store.firstRow);
      if (line !== undefined) activate(line);
      return line !== undefined;
    },
    goToPreviousError: () => {
      /** The first line of the failure that a line is part of. */
      const startOf = (line: number) => {
        let start = line;
        while (start > store.firstRow && store.level(start - 1) === 'error') start -= 1;
        return start;
      };
      const { active } = state.get();
      const isError = active !== undefined && store.level(active) === 'error';
      const before = isError ? startOf(active) : (active ?? store.endRow);
      const line = store.previousOf('error', before) ?? store.previousOf('error', store.endRow);
      if (line !== undefined) activate(startOf(line));
      return line !== undefined;
    },
    shutFoldOf,
    toggleFold,
    setSections: (next) => {
      sections.set(next, state.get().active);
      if (!isFiltered()) handleFolding();
    },
  };
}

/** Returns what an earlier model shows, in the lines of another store. */
function moveTo(store: LogStore, { model: earlier, isSameLog }: EarlierModel) {
  const { store: from, state, range, expansions, find, place } = earlier;
  const { mode, active, isFinding, isOnlyMatches } = state.get();
  const settings = { isFinding, isOnlyMatches };
  if (!isSameLog || store.size === 0 || from.size === 0) return { state: settings };
  const lineOf = (line: number) => sameLine(line, from, store);
  const selected = range.get();
  const first = selected === null ? undefined : lineOf(selected.from);
  const last = selected === null ? undefined : lineOf(selected.to);
  const { line, y } = place();
  const match = find.current.get();
  const matchLine = match && lineOf(match.line);
  return {
    state: {
      ...settings,
      mode: movedMode(mode, (since) =>
        since < from.endRow ? nearestLine(since, from, store) : store.endRow,
      ),
      active: active === undefined ? undefined : lineOf(active),
    },
    range: first === undefined || last === undefined ? null : { from: first, to: last },
    place: { line: nearestLine(line, from, store), y },
    opened: movedLines(expansions.opened, lineOf),
    match: match && matchLine !== undefined ? { ...match, line: matchLine } : undefined,
  };
}
