import { createWording } from '@quayside/design-system/messages';

const { plural } = createWording('es');

/** So many lines of a log, in Spanish. */
export const lines = (count: number) => plural(count, { one: '# línea', other: '# líneas' });
