import type { Translation } from '../messages.ts';
import { lines } from './lines.ts';

/** `lineLinks` in Japanese. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `${lines(count)}へのリンク`,
  copy: '行へのリンクをコピー',
  copied: 'リンクをコピーしました',
  none: 'コピーできません: この行へのリンクはありません',
};
