import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `signUp` in Japanese. */
export const signUp: Translation<'signUp'> = {
  heading: (productName) => `${productName} に登録`,
  fullName: '氏名',
  email: 'メールアドレス',
  password: 'パスワード',
  confirmPassword: 'パスワードの確認',
  submit: '登録',
  haveAnAccount: 'アカウントをお持ちですか?',
  logIn: 'ログイン',
  checkYourEmail: 'メールを確認してください',
  linkSent: (email) =>
    `${email} にリンクを送りました。開いてアドレスを確認してから、ログインしてください。`,
  resend: '再送信',
  resendIn: (seconds) => `${number(seconds)} 秒後に再送信`,
  resent: 'もう一度送りました',
  otherAddress: '別のアドレスを使う',
};
