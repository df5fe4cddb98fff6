import type { Translation } from '../messages.ts';

/** `notFound` in Japanese. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: 'おっと!',
  text: (path) => `お探しのページ ${path} は見つかりませんでした。`,
  goBack: '戻る',
  goHome: 'ホームへ',
};
