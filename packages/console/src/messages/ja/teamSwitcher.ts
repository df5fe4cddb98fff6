import type { Translation } from '../messages.ts';

/** `teamSwitcher` in Japanese. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'チームを検索',
  noneFound: 'この名前のチームはありません',
};
