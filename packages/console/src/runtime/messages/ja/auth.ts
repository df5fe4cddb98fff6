import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('ja');

/** `callback` in Japanese. */
export const callback: Translation<'callback'> = {
  heading: { login: 'ログイン', link: 'アカウントの連携' },
  working: { login: 'ログインしています', link: 'アカウントを連携しています' },
  failed: { login: 'ログインできませんでした', link: 'アカウントを連携できませんでした' },
  back: { login: 'ログインに戻る', link: 'アカウント設定に戻る' },
};

/** `deviceAuthorization` in Japanese. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'デバイスの認可',
  lead: 'コマンドラインツールがあなたのアカウントへのログインを求めています。',
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
  notYou: '別のアカウントですか?',
  consequence: (client) =>
    `${client} は、あなたのすべてのチームでアプリのデプロイとログの閲覧ができるようになります。`,
  expiresIn: (time) => `コードの有効期限まで ${time}。`,
  deny: '拒否',
  authorize: '認可',
  foot: 'このログインに心当たりがない場合は、拒否してください。',
  outcomes: {
    authorized: {
      title: 'コマンドラインがログインしました',
      text: 'このタブを閉じてかまいません。',
    },
    denied: {
      title: 'ログインを拒否しました',
      text: 'コマンドラインはログインしておらず、コードはまもなく失効します。このタブを閉じてかまいません。',
    },
    expired: {
      title: 'このコードは期限切れです',
      text: 'ログインのコマンドをもう一度実行して、新しいコードを取得してください。',
    },
    unknown: {
      title: 'コードが見つかりません',
      text: 'ターミナルに表示されたコードを確認するか、ログインのコマンドをもう一度実行してください。',
    },
    alreadyUsed: {
      title: 'このコードは使用済みです',
      text: 'コードは 1 回だけ使えます。ご自身で使った場合、コマンドラインはログイン済みです。',
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
  sessionEndedHint: 'ログインすると、続きから再開できます。',
  demo: 'デモアカウント',
  useDemoAccount: 'デモアカウントを使う',
};

/** `passwordRules` in Japanese. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'パスワードの条件',
  longEnough: (length) => `${number(length)} 文字以上`,
  confirmed: '2 つのパスワードが一致',
  met: '達成',
  unmet: '未達成',
};

/** `recoverPassword` in Japanese. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'パスワードの再設定',
  lead: '新しいパスワードを設定するリンクをメールで送ります。',
  email: 'メールアドレス',
  submit: 'リンクを送信',
  backToLogIn: 'ログインに戻る',
  sent: 'メールを確認してください',
  sentTo: (email) =>
    `${email} のアカウントがある場合は、リンクを送信しました。リンクは 48 時間有効です。`,
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
    'リンクは 48 時間以内に 1 回だけ使えます。パスワードは変更されていません。新しいリンクを取得してください。',
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
    `${email} にリンクを送信しました。リンクを開いてメールアドレスを確認してから、ログインしてください。`,
  resend: '再送信',
  resendIn: (seconds) => `${number(seconds)} 秒後に再送信`,
  resent: 'メールを再送信しました',
  otherAddress: '別のアドレスを使う',
};

/** `verifyEmail` in Japanese. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'メールアドレスを確認しています',
  done: 'メールアドレスを確認しました',
  doneText: 'ログインできます。',
  alreadyDone: 'メールアドレスは確認済みです',
  alreadyDoneText: '必要な操作はありません。',
  lapsed: 'このリンクは使えなくなりました',
  lapsedText:
    '期限切れか、使用済みです。ご自身で使った場合はログインし、それ以外の場合は新しいリンクを取得してください。',
  missing: 'このリンクは不完全です',
  missingText: 'メールのリンク全体を開くか、新しいリンクを取得してください。',
  failed: 'メールアドレスを確認できませんでした',
  email: 'メールアドレス',
  resend: '新しいリンクを送信',
  resent: 'このアドレスが確認待ちの場合は、新しいリンクを送信しました。',
  logIn: 'ログイン',
  goHome: 'ホームへ',
  tryAgain: 'もう一度試す',
};

/** `verifyUpdateEmail` in Japanese. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'メールアドレスを変更しています',
  done: 'メールアドレスを変更しました',
  doneText: '新しいメールアドレスでログインしてください。',
  lapsed: 'このリンクは使えなくなりました',
  lapsedText:
    '期限切れか、使用済みです。現在のメールアドレスの確認と新しいリンクの取得は、アカウント設定でできます。',
  missing: 'このリンクは不完全です',
  missingText: 'メールのリンク全体を開くか、アカウント設定で新しいリンクを取得してください。',
  taken: 'このメールアドレスは別のアカウントで使われています',
  takenText: '変更の申請後に、別のアカウントで使われました。メールアドレスは変更されていません。',
  failed: 'メールアドレスを変更できませんでした',
  settings: 'アカウント設定',
};
