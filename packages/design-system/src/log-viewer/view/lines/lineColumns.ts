import * as styles from './Lines.css.ts';

/** Columns of a log, in their order, with their classes, by which preferences hide some. */
export const lineColumns = [
  ['number', styles.number],
  ['time', styles.time],
  ['level', styles.level],
  ['origin', styles.origin],
  ['text', styles.text],
] as const;

/** Column of a log. */
export type LineColumn = (typeof lineColumns)[number][0];
