import type { Translation } from '../messages.ts';

/** `logIn` in Japanese. */
export const logIn: Translation<'logIn'> = {
  heading: (productName) => `${productName} にログイン`,
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'ログイン',
  or: 'または',
  continueWithGitHub: 'GitHub で続行',
  forgotPassword: 'パスワードをお忘れですか?',
  newHere: (productName) => `${productName} は初めてですか?`,
  signUp: '登録',
  sessionEnded: 'セッションが終了しました',
  sessionEndedHint: 'もう一度ログインすると、元の場所に戻ります。',
  demo: 'デモアカウント',
  useDemoAccount: 'デモアカウントを使う',
};
