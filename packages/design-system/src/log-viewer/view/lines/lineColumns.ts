import * as styles from './Lines.css.ts';

/** Columns of a log, in their order. Preferences hide some of them, by their classes. */
export const lineColumns = [
  { id: 'number', className: styles.number },
  { id: 'time', className: styles.time },
  { id: 'level', className: styles.level },
  { id: 'origin', className: styles.origin },
  { id: 'text', className: styles.text },
] as const;

/** Column of a log. */
export type LineColumn = (typeof lineColumns)[number]['id'];
