/** A part of a log under a heading: a step of a build. */
export interface LogSection {
  /** Its heading and its last line, counted from 1. */
  readonly first: number;
  readonly last: number;
  /** Short name, and a duration if there is one: "Build, 40s". */
  readonly label: string;
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
}

/** The sections of a log. */
export interface Sections {
  /** Replaces the sections. Those that start at the same line stay open or shut. */
  set: (sections: readonly LogSection[], active: number | undefined) => void;
  hasAny: () => boolean;
  /** Returns the section of a line. */
  at: (line: number) => SectionFold | undefined;
  /** Lines that inner folds with this line must not leave: without any heading, from `from` to before `to`. */
  boundsOf: (line: number) => { from: number; to: number };
  isShut: (section: SectionFold) => boolean;
  toggle: (section: SectionFold) => void;
}

/** Creates {@link Sections}: none at first. */
export function createSections(): Sections {
  let folds: readonly SectionFold[] = [];
  const shut = new Set<number>();
  const at = (line: number) => folds.find(({ from, to }) => line >= from && line < to);
  return {
    set: (sections, active) => {
      const known = new Set(folds.map(({ from }) => from));
      folds = sections.map(({ first, last, label }) => ({
        kind: 'section',
        from: first - 1,
        to: last,
        count: last - first + 1,
        label,
      }));
      for (const { first, last, isFolded = false } of sections) {
        const isActive = active !== undefined && active > first - 1 && active < last;
        if (isFolded && !isActive && !known.has(first - 1)) shut.add(first - 1);
      }
    },
    hasAny: () => folds.length > 0,
    at,
    boundsOf: (line) => {
      const section = at(line);
      if (section !== undefined) return { from: section.from + 1, to: section.to };
      return {
        from: Math.max(0, ...folds.map(({ to }) => to).filter((to) => to <= line)),
        to: Math.min(Infinity, ...folds.map(({ from }) => from).filter((from) => from > line)),
      };
    },
    isShut: ({ from }) => shut.has(from),
    toggle: ({ from }) => {
      if (!shut.delete(from)) shut.add(from);
    },
  };
}
