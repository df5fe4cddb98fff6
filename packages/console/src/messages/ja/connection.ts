import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `connection` in Japanese. */
export const connection: Translation<'connection'> = {
  incomplete: 'このページの一部を読み込めませんでした',
  offline: 'オフラインです',
  offlineText: '表示が最新でない可能性があります。接続が戻ると自動で続行します。',
  silent: 'プラットフォームが応答しません',
  trying: '再試行しています…',
  nextTry: (seconds) => `次の試行まで ${number(seconds)} 秒。入力内容は保持されます。`,
  tryNow: '今すぐ試す',
};
