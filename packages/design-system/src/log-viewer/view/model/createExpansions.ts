import type { LogFold, LogStore } from '../../store/types.ts';
import type { SectionFold, Sections } from './createSections.ts';

/** Adjacent lines that are folded into the first of them, or may be. */
export type Fold = LogFold | SectionFold;

/** Expanded parts of the log: JSON values, folds, truncated lines. */
export interface Expansions {
  /** Returns the fold of a line, whether it is open or not. A folded section takes precedence, then library frames. */
  foldOf: (line: number) => Fold | undefined;
  /** Returns the collapsed fold of a line. Its first line stays visible as the summary. */
  shutFoldOf: (line: number) => Fold | undefined;
  isFoldOpen: (fold: Fold) => boolean;
  toggleFold: (fold: Fold) => void;
  /** Whether a value of a line's JSON is open; `path` names it, empty for the whole. */
  isOpen: (line: number, path: string) => boolean;
  toggle: (line: number, path: string) => void;
  /** Whether a line that is cut is shown whole. */
  isWhole: (line: number) => boolean;
  showWhole: (line: number) => void;
}

/** Options of {@link createExpansions}. */
export interface ExpansionsOptions {
  store: LogStore;
  sections: Sections;
  /** Whether repeated lines are folded now. */
  isFoldingRepeats: () => boolean;
  /** Whether sections are shown now. A filter shows its lines from all sections. */
  hasSections: () => boolean;
}

/** {@link Expansions} of which none is open. */
export function createExpansions({
  store,
  sections,
  isFoldingRepeats,
  hasSections,
}: ExpansionsOptions): Expansions {
  const openFolds = new Set<number>();
  const openValues = new Map<number, Set<string>>();
  const whole = new Set<number>();
  const isFoldOpen = (fold: Fold) =>
    fold.kind === 'section' ? !sections.isShut(fold) : openFolds.has(fold.from);

  function foldOf(line: number): Fold | undefined {
    const section = hasSections() ? sections.at(line) : undefined;
    if (section !== undefined && (line === section.from || sections.isShut(section)))
      return section;
    const fold = store.foldOf(line) ?? (isFoldingRepeats() ? store.repeatsOf(line) : undefined);
    // A heading is never folded away.
    return fold !== undefined && hasSections() && sections.crosses(fold) ? undefined : fold;
  }

  return {
    foldOf,
    shutFoldOf: (line) => {
      const fold = foldOf(line);
      return fold === undefined || isFoldOpen(fold) ? undefined : fold;
    },
    isFoldOpen,
    toggleFold: (fold) => {
      if (fold.kind === 'section') sections.toggle(fold);
      else if (!openFolds.delete(fold.from)) openFolds.add(fold.from);
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
