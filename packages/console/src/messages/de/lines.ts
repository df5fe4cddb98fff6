import { createWording } from '@quayside/design-system/messages';

const { plural } = createWording('de');

/** So many lines of a log, in German. */
export const lines = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });
