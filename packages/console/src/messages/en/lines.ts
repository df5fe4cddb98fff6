import { createWording } from '@quayside/design-system/messages';

const { plural } = createWording('en');

/** So many lines of a log, in English. */
export const lines = (count: number) => plural(count, { one: '# line', other: '# lines' });
