import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `lineLinks` in Japanese. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `${number(count)} 行へのリンク`,
  copy: '行へのリンクをコピー',
  copied: 'リンクをコピーしました',
  none: 'コピーできません: この行へのリンクはありません',
};
