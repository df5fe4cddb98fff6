/** A part of a log under a heading: a step of a build. */
export interface LogSection {
  /** Its heading and its last line, counted from 1. */
  readonly first: number;
  readonly last: number;
  /** Short name: "Build". */
  readonly label: string;
  /** At the end of its heading: its duration. @default nothing */
  readonly detail?: string | undefined;
  /** Icon of its heading. @default none */
  readonly state?: 'done' | 'failed' | undefined;
  /** Whether only the heading is shown at first. The section with the active line stays open. @default false */
  readonly isFolded?: boolean | undefined;
}

/** Lines of a section, as a fold. */
export interface SectionFold {
  readonly kind: 'section';
  /** Its heading, which stays visible. */
  readonly from: number;
  /** The line after its last one. */
  readonly to: number;
  /** Number of lines. */
  readonly count: number;
  readonly label: string;
  readonly detail: string | undefined;
  readonly state: LogSection['state'];
}

/** The sections of a log. */
export interface Sections {
  /** Replaces the sections. Those that start at the same line stay open or shut. */
  set: (sections: readonly LogSection[], active: number | undefined) => void;
  /** Returns the section of a line. */
  at: (line: number) => SectionFold | undefined;
  /** Whether a fold contains a heading, or continues after the end of a section. */
  crosses: (fold: Pick<SectionFold, 'from' | 'to'>) => boolean;
  isShut: (section: SectionFold) => boolean;
  toggle: (section: SectionFold) => void;
}

/** Creates {@link Sections}: none at first. */
export function createSections(): Sections {
  let folds: readonly SectionFold[] = [];
  const shut = new Set<number>();
  return {
    set: (sections, active) => {
      const known = new Set(folds.map(({ from }) => from));
      folds = sections.map(({ first, last, label, detail, state }) => ({
        kind: 'section',
        from: first - 1,
        to: last,
        count: last - first + 1,
        label,
        detail,
        state,
      }));
      for (const { first, last, isFolded = false } of sections) {
        const isActive = active !== undefined && active > first - 1 && active < last;
        if (isFolded && !isActive && !known.has(first - 1)) shut.add(first - 1);
      }
    },
    at: (line) => folds.find(({ from, to }) => line >= from && line < to),
    crosses: (fold) =>
      folds.some(
        ({ from, to }) => (from >= fold.from && from < fold.to) || (to > fold.from && to < fold.to),
      ),
    isShut: ({ from }) => shut.has(from),
    toggle: ({ from }) => {
      if (!shut.delete(from)) shut.add(from);
    },
  };
}
