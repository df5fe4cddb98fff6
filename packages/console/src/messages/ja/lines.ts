import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('ja');

/** So many lines of a log, in Japanese. */
export const lines = (count: number) => `${number(count)} 行`;
