import type { Translation } from '../messages.ts';

/** `verifyEmail` in Japanese. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'アドレスを確認しています',
  done: 'アドレスを確認しました',
  doneText: 'ログインできます。',
  alreadyDone: 'アドレスは確認済みです',
  alreadyDoneText: 'ここで行うことはありません。',
  lapsed: 'このリンクは使えなくなりました',
  lapsedText:
    '期限切れか、使用済みです。ご自身で使った場合はそのままログインし、そうでなければ新しいリンクを送信してください。',
  missing: 'このリンクは不完全です',
  missingText: 'メールのリンク全体を開くか、新しいリンクを送信してください。',
  failed: 'アドレスはまだ確認されていません',
  email: 'メールアドレス',
  resend: '新しいリンクを送信',
  resent: 'そのアドレスが確認待ちであれば、新しいリンクが届きます。',
  logIn: 'ログイン',
  goHome: 'ホームへ',
  tryAgain: 'もう一度試す',
};

/** `verifyUpdateEmail` in Japanese. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'アドレスを変更しています',
  done: 'アドレスを変更しました',
  doneText: '今後は新しいアドレスでログインしてください。',
  lapsed: 'このリンクは使えなくなりました',
  lapsedText:
    '期限切れか、使用済みです。有効なアドレスはアカウント設定で確認でき、そこで新しいリンクを取得できます。',
  missing: 'このリンクは不完全です',
  missingText: 'メールのリンク全体を開くか、アカウント設定で新しいリンクを取得してください。',
  taken: 'このアドレスは別のアカウントのものです',
  takenText: '変更を申し込んだ後に使われました。アドレスは以前のままです。',
  failed: 'アドレスはまだ変更されていません',
  settings: 'アカウント設定',
};
