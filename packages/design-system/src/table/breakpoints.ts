/** Name of the container whose width decides the layout of a table. */
export const container = 'qs-table';

/** Container query: optional columns are hidden. */
export const medium = `${container} (max-width: 51.25rem)`;

/** Container query: rows are list items. */
export const narrow = `${container} (max-width: 38.75rem)`;

/** Container query: rows are rows. */
export const wide = `${container} (width > 38.75rem)`;

/** Container query: rows are rows, without optional columns. */
export const mediumOnly = `${container} (38.75rem < width <= 51.25rem)`;
