import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `recoverPassword` in Japanese. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'パスワードの再設定',
  lead: '新しいパスワードを設定するリンクを送ります。',
  email: 'メールアドレス',
  submit: 'リンクを送信',
  backToLogIn: 'ログインに戻る',
  sent: 'メールを確認してください',
  sentTo: (email) => `${email} が登録されていれば、リンクが届きます。有効期間は 48 時間です。`,
  resend: '再送信',
  resendIn: (seconds) => `${number(seconds)} 秒後に再送信`,
  otherAddress: '別のアドレスを使う',
};

/** `resetPassword` in Japanese. */
export const resetPassword: Translation<'resetPassword'> = {
  heading: 'パスワードのリセット',
  newPassword: '新しいパスワード',
  confirmPassword: 'パスワードの確認',
  submit: 'パスワードをリセット',
  done: 'パスワードを変更しました',
  doneText: '新しいパスワードでログインしてください。',
  logIn: 'ログイン',
  lapsed: 'このリンクは期限切れです',
  lapsedText:
    'リンクは 48 時間以内に 1 回だけ使えます。入力内容は保存されていません。新しいリンクを取得してください。',
  missing: 'このリンクは不完全です',
  missingText: 'メールのリンク全体を開くか、新しいリンクを取得してください。',
  askAgain: '新しいリンクを取得',
};
