import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('ja');

/** `callback` in Japanese. */
export const callback: Translation<'callback'> = {
  heading: { login: 'ログイン', link: 'アカウントの連携' },
  working: { login: 'ログインしています', link: 'アカウントを連携しています' },
  failed: { login: 'ログインできませんでした', link: '何も連携されませんでした' },
  back: { login: 'ログインに戻る', link: 'アカウント設定に戻る' },
};

/** `deviceAuthorization` in Japanese. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'デバイスの認可',
  lead: 'コマンドラインがあなたとして操作する許可を求めています。',
  loading: 'コードを確認しています',
  entry: {
    label: 'コード',
    hint: 'ターミナルに表示される、4 文字ずつ 2 組のコードです。',
    missing: 'コードを入力してください',
    submit: '続ける',
  },
  doesItMatch: 'ターミナルに表示されたコードと一致しますか?',
  itMatches: '一致します',
  authorizeAs: '認可するアカウント',
  notYou: '別の方ですか?',
  consequence: (client) =>
    `${client} は、あなたのすべてのチームでアプリのデプロイとログの閲覧ができるようになります。`,
  expiresIn: (time) => `コードの有効期限まで ${time}。`,
  deny: '拒否',
  authorize: '認可',
  foot: 'ご自身で始めたものではありませんか? 拒否すれば何も起こりません。',
  outcomes: {
    authorized: {
      title: 'コマンドラインがログインしました',
      text: 'このタブは閉じてかまいません',
    },
    denied: {
      title: '何も認可されませんでした',
      text: 'コマンドラインはログアウトのままで、コードは自動的に失効します。このタブは閉じてかまいません。',
    },
    expired: {
      title: 'このコードは期限切れです',
      text: 'ログインのコマンドをもう一度実行すると、新しいコードでここに戻ります。',
    },
    unknown: {
      title: 'このコードは不明です',
      text: 'ターミナルに表示されたアドレスを開くか、ログインのコマンドをもう一度実行してください。',
    },
    alreadyUsed: {
      title: 'このコードは使用済みです',
      text: 'ご自身で使った場合、コマンドラインはログイン済みです。コードは 1 回だけ使えます。',
    },
  },
  goHome: 'ホームへ',
  tryAgain: 'もう一度試す',
};

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

/** `passwordRules` in Japanese. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'パスワードの条件',
  longEnough: (length) => `${number(length)} 文字以上`,
  confirmed: '2 回とも同じ',
  met: '達成',
  unmet: '未達成',
};

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
