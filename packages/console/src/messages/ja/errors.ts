import type { Translation } from '../messages.ts';

/** `errors` in Japanese. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'チームが見つかりません',
  appNotFound: 'アプリが見つかりません',
  itemNotFound: 'このアドレスには何もありません。',
  unknown: '不明なエラー',
  codeVerifierNotFound: 'セッションストレージに検証コードが見つかりません',
  linkCodeNotFound: 'URL に連携コードが見つかりません',
  codeNotFound: 'URL にコードが見つかりません',
  exchangeFailed: 'トークンの交換に失敗しました',
  linkFailed: '連携の完了に失敗しました',
};
