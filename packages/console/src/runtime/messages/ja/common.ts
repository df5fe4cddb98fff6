import { createWording, formatWait } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `common` in Japanese. */
export const common: Translation<'common'> = {
  retry: '再試行',
  cancel: 'キャンセル',
  undo: '元に戻す',
  copy: (what) => `${what} をコピー`,
  opensInNewTab: '(新しいタブで開きます)',
  order: '並び順',
  orders: { desc: '新しい順', asc: '古い順' },
  clearSearch: '検索をクリア',
  pastTheEnd: 'このページには何もありません',
  firstPage: '最初のページへ',
  range: (first, last, count) => `${number(count)} 件中 ${number(first)}–${number(last)}`,
  errorTitle: '問題が発生しました',
  missingPart: 'ページのこの部分を読み込めませんでした',
  newVersion: 'コンソールが更新された可能性があります。ページを再読み込みしてください。',
  noDrop: 'ここにファイルをドロップすることはできません。',
  reload: 'ページを再読み込み',
  moreActions: 'その他の操作',
  successTitle: '完了しました',
  tryAgainIn: (seconds) => `${formatWait(seconds, 'ja', ' 秒')}後に再試行できます。`,
  tryAgainNow: '再試行できます。',
  failures: {
    unknown: '問題が発生しました。',
    unreachable: 'プラットフォームに接続できませんでした。接続を確認して、もう一度お試しください。',
    timeout: 'プラットフォームの応答に時間がかかりすぎました。もう一度お試しください。',
    insecure:
      'ブラウザーがこの操作を許可するのは、HTTPS または localhost だけです。コンソールを HTTPS で開いてください。',
    unreadable: (where) => `プラットフォームの応答をコンソールで読み取れません (${where})。`,
  },
  offline: 'オフラインです。接続が戻ると続行します。',
  signedOut: 'ログアウトしています。続けるには、もう一度ログインしてください。',
};

/** `error` in Japanese. */
export const error: Translation<'error'> = {
  heading: 'おっと!',
  text: (path) => `${path} で問題が発生しました。`,
  notFoundReason: '名前が変更されたか削除された、またはアクセス権がない可能性があります。',
  goTo: (page) => `「${page}」へ`,
  tryAgain: 'もう一度試す',
  goHome: 'ホームへ',
  showError: 'エラーを表示',
  hideError: 'エラーを隠す',
};

/** `errors` in Japanese. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'チームが見つかりません',
  appNotFound: 'アプリが見つかりません',
  deploymentNotFound: 'デプロイが見つかりません',
  integrationNotFound: '連携が見つかりません',
  itemNotFound: 'この項目は存在しないか、削除されました。',
  unknown: '不明なエラー',
  codeVerifierNotFound: 'セッションストレージに検証コードが見つかりません',
  linkCodeNotFound: 'URL に連携コードが見つかりません',
  codeNotFound: 'URL にコードが見つかりません',
  exchangeFailed: 'トークンの交換に失敗しました',
  linkFailed: '連携の完了に失敗しました',
};

/** `language` in Japanese. */
export const language: Translation<'language'> = {
  label: '言語',
  hint: '日付と数値の表記にも使われます。',
  system: 'デバイスの言語',
};

/** `notFound` in Japanese. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: 'おっと!',
  text: (path) => `お探しのページ ${path} は見つかりませんでした。`,
  goBack: '戻る',
  goHome: 'ホームへ',
};

/** `pages` in Japanese. */
export const pages: Translation<'pages'> = {
  home: 'ホーム',
  logIn: 'ログイン',
  signUp: '登録',
  recoverPassword: 'パスワードの再設定',
  resetPassword: 'パスワードのリセット',
  verifyEmail: 'メールアドレスの確認',
  verifyUpdateEmail: 'メールアドレス変更の確認',
  invitation: 'チームへの招待',
  device: 'デバイスの認可',
  callback: 'ログイン',
  accountSettings: 'アカウント設定',
  allTeams: 'すべてのチーム',
  newTeam: '新しいチーム',
  team: 'アプリ',
  teamSettings: 'チーム設定',
  newApp: '新しいアプリを作成',
  apps: 'アプリ',
  app: '概要',
  general: '概要',
  logs: 'ログ',
  environmentVariables: '環境変数',
  storage: 'ストレージ',
  connectResource: 'ストレージ',
  appSettings: '設定',
  deployments: 'デプロイ',
  deployment: 'デプロイ',
  integrations: '連携',
  integration: '連携',
  integrationCallback: '連携の接続',
};

/** `preferences` in Japanese. */
export const preferences: Translation<'preferences'> = {
  title: '表示設定',
  text: 'このブラウザーに保存され、ログアウトしても残ります。',
  density: '表示密度',
  densities: { comfortable: 'ゆったり', compact: 'コンパクト' },
  timeZone: 'タイムゾーン',
  localZone: 'ローカル',
  timeZoneHint: '表示とダウンロードのすべての時刻に適用されます。',
  singleKeys: '1 キーのショートカット',
  singleKeysHint:
    'オフにすると、Ctrl または ⌘ を使うショートカットと、ログ内のものだけが使えます。',
  notify: 'デプロイの終了を通知する',
  notifyHint: '自分で開始または開いたデプロイが対象です。',
};

/** `unsaved` in Japanese. */
export const unsaved: Translation<'unsaved'> = {
  title: '保存せずに移動しますか?',
  text: '変更内容は失われます。シークレットを含む可能性があるため、保持されません。',
  leave: '移動する',
  stay: 'とどまる',
};

/** `validation` in Japanese. */
export const validation: Translation<'validation'> = {
  emailRequired: 'メールアドレスは必須です',
  emailInvalid: '正しいメールアドレスを入力してください',
  fullNameRequired: '名前を入力してください',
  passwordRequired: 'パスワードを入力してください',
  passwordTooShort: (length) => `パスワードは ${number(length)} 文字以上にしてください`,
  passwordTooLong: (length) => `パスワードは ${number(length)} 文字以内にしてください`,
  confirmationRequired: '確認用のパスワードを入力してください',
  passwordsDiffer: 'パスワードが一致しません',
  nameTooShort: (length) => `名前は ${number(length)} 文字以上にしてください`,
  nameTooLong: (length) => `名前は ${number(length)} 文字未満にしてください`,
  directoryAbsolute: 'ディレクトリは絶対パスではなく相対パスで入力してください',
  directoryHome: 'ディレクトリの先頭に「~」は使えません',
  directoryOutside: 'ディレクトリに「..」は使えません',
  directoryCharacters: 'ディレクトリに使えるのは英字、数字、空白、/ . _ - だけです',
};

/** `footer` in Japanese. */
export const footer: Translation<'footer'> = {
  status: '稼働状況',
  documentation: 'ドキュメント',
  terms: '利用規約',
  privacyPolicy: 'プライバシーポリシー',
  accessibility: 'アクセシビリティ',
};
