import type { LogFold, LogStore } from '../../store/types.ts';
import type { SectionFold, Sections } from './createSections.ts';

/** Adjacent lines that are folded into the first of them, or may be. */
export type Fold = LogFold | SectionFold;

/** Expanded parts of the log: JSON values, folds, truncated lines. */
export interface Expansions {
  /** Returns the fold of a line, whether it is open or not. A folded section takes precedence, then library frames. */
  foldOf: (line: number) => Fold | undefined;
  /** Returns the section of a line; `undefined` while a filter shows lines from all sections. */
  sectionOf: (line: number) => SectionFold | undefined;
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
  readonly opened: OpenedLines;
}

/** Lines with something that is expanded. */
export interface OpenedLines {
  /** The first lines of folds. */
  readonly folds: Set<number>;
  /** The values of JSON that are open, by line. */
  readonly values: Map<number, Set<string>>;
  /** Lines that are shown whole. */
  readonly whole: Set<number>;
}

/** Returns what is expanded in the lines of another store. */
export function movedLines(
  { folds, values, whole }: OpenedLines,
  lineOf: (line: number) => number | undefined,
): OpenedLines {
  const movedTo = (lines: Iterable<number>) =>
    new Set([...lines].map(lineOf).filter((line) => line !== undefined));
  return {
    folds: movedTo(folds),
    values: new Map(
      [...values].flatMap(([from, paths]) => {
        const line = lineOf(from);
        return line === undefined ? [] : [[line, paths]];
      }),
    ),
    whole: movedTo(whole),
  };
}

/** Options of {@link createExpansions}. */
export interface ExpansionsOptions {
  store: LogStore;
  sections: Sections;
  /** Whether repeated lines are folded now. */
  isFoldingRepeats: () => boolean;
  /** Whether sections are shown now. A filter shows its lines from all sections. */
  hasSections: () => boolean;
  /** Lines with something expanded at first. @default none */
  opened?: OpenedLines | undefined;
}

/** Creates {@link Expansions}. */
export function createExpansions({
  store,
  sections,
  isFoldingRepeats,
  hasSections,
  opened = { folds: new Set(), values: new Map(), whole: new Set() },
}: ExpansionsOptions): Expansions {
  const { folds: openFolds, values: openValues, whole } = opened;
  const isFoldOpen = (fold: Fold) =>
    fold.kind === 'section' ? !sections.isShut(fold) : openFolds.has(fold.from);

  const sectionOf = (line: number) => (hasSections() ? sections.at(line) : undefined);

  function foldOf(line: number): Fold | undefined {
    const section = sectionOf(line);
    if (section !== undefined && (line === section.from || sections.isShut(section)))
      return section;
    const fold = store.foldOf(line) ?? (isFoldingRepeats() ? store.repeatsOf(line) : undefined);
    // A heading is never folded away.
    return fold !== undefined && hasSections() && sections.crosses(fold) ? undefined : fold;
  }

  return {
    foldOf,
    sectionOf,
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
    opened,
  };
}
