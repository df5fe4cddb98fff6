import type { Translation } from '../messages.ts';

/** `error` in Japanese. */
export const error: Translation<'error'> = {
  heading: 'おっと!',
  text: (path) => `${path} で問題が発生しました。`,
  tryAgain: 'もう一度試す',
  goHome: 'ホームへ',
  showError: 'エラーを表示',
  hideError: 'エラーを隠す',
};
