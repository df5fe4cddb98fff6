import type { LogFold, LogStore } from '../../store/types.ts';

/** Expanded parts of the log: JSON values, folds, truncated lines. */
export interface Expansions {
  /** Returns the fold of a line, whether it is open or not. Library frames take precedence over repeats. */
  foldOf: (line: number) => LogFold | undefined;
  /** Returns the collapsed fold of a line. Its first line stays visible as the summary. */
  shutFoldOf: (line: number) => LogFold | undefined;
  isFoldOpen: (fold: LogFold) => boolean;
  toggleFold: (fold: LogFold) => void;
  /** Whether a value of a line's JSON is open; `path` names it, empty for the whole. */
  isOpen: (line: number, path: string) => boolean;
  toggle: (line: number, path: string) => void;
  /** Whether a line that is cut is shown whole. */
  isWhole: (line: number) => boolean;
  showWhole: (line: number) => void;
}

/** {@link Expansions} of which none is open. `isFoldingRepeats`: whether repeated lines are folded now. */
export function createExpansions(store: LogStore, isFoldingRepeats: () => boolean): Expansions {
  const openFolds = new Set<number>();
  const openValues = new Map<number, Set<string>>();
  const whole = new Set<number>();
  const isFoldOpen = ({ from }: LogFold) => openFolds.has(from);
  const foldOf = (line: number) =>
    store.foldOf(line) ?? (isFoldingRepeats() ? store.repeatsOf(line) : undefined);
  return {
    foldOf,
    shutFoldOf: (line) => {
      const fold = foldOf(line);
      return fold === undefined || isFoldOpen(fold) ? undefined : fold;
    },
    isFoldOpen,
    toggleFold: (fold) => {
      if (!openFolds.delete(fold.from)) openFolds.add(fold.from);
    },
    isOpen: (line, path) => openValues.get(line)?.has(path) === true,
    toggle: (line, path) => {
      const paths = openValues.get(line) ?? new Set<string>();
      openValues.set(line, paths);
      if (!paths.delete(path)) paths.add(path);
    },
    isWhole: (line) => whole.has(line),
    showWhole: (line) => whole.add(line),
  };
}
