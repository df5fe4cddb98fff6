import { createWording, formatWait } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `connection` in Japanese. */
export const connection: Translation<'connection'> = {
  incomplete: 'このページの一部を読み込めませんでした',
  offline: 'オフラインです',
  offlineText: 'このページは最新でない可能性があります。オンラインに戻ると更新されます。',
  silent: 'プラットフォームに接続できません',
  trying: '再試行しています…',
  nextTry: (seconds) =>
    `${formatWait(seconds, 'ja', ' 秒')}後に再試行します。入力内容は保持されます。`,
  tryNow: '今すぐ再試行',
  signedOut: 'ログアウトしています',
  signedOutText: 'このセクションを表示するには、もう一度ログインしてください。',
};

/** `deploymentDock` in Japanese. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: '追跡中のデプロイ',
  running: (count) => `${number(count)} 件のデプロイが実行中`,
  ended: 'デプロイが終了しました',
  left: (duration) => `残り約 ${duration}`,
  overdue: '通常より長くかかっています',
  stop: (app) => `${app} の追跡をやめる`,
  notify: '通知する',
  notifyDenied:
    'ブラウザーが通知をブロックしています。このタブを開いている間は、代わりにここでお知らせします。',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'ビルドログを開く',
};

/** `palette` in Japanese. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'すべてのショートカット',
  appLimit: (count) =>
    `検索対象は新しい ${number(count)} 個のアプリだけです。ほかにもアプリがあります。`,
  groups: {
    app: (name) => `${name} 内`,
    team: (name) => `${name} 内`,
    apps: 'アプリ',
    logViews: '保存したログのビュー',
    deployments: 'デプロイ',
    actions: '操作',
    pages: 'アカウント',
  },
  app: 'アプリ',
  redeploy: {
    name: '再デプロイ…',
    label: '再デプロイするアプリ',
    of: (app) => `${app} を再デプロイ`,
    preview: '確認してから、公開中のデプロイを現在の変数でもう一度ビルドします。',
    none: (app) => `${app} には再デプロイできるものがまだありません。`,
  },
  logs: { name: 'ログを開く…', label: 'ログを開くアプリ' },
  copyUrl: {
    name: 'URL をコピー…',
    label: 'URL をコピーするアプリ',
    of: (app) => `${app} の URL をコピー`,
    copied: (url) => `${url} をコピーしました`,
  },
  switchTeam: { name: 'チームを切り替え…', label: '切り替え先のチーム' },
  invite: 'メンバーを招待',
  theme: { name: 'テーマを切り替え…', label: 'テーマ' },
  timeZone: {
    name: 'タイムゾーンを切り替え…',
    label: 'タイムゾーン',
    local: 'ローカル時刻',
  },
  density: {
    name: '表示密度を切り替え…',
    label: '表示密度',
    comfortable: 'ゆったり',
    compact: 'コンパクト',
  },
  language: '言語を切り替え…',
  current: '現在',
};

/** `shell` in Japanese. */
export const shell: Translation<'shell'> = {
  loading: '読み込み中',
  teamNavigation: 'チーム',
  appNavigation: 'アプリ',
  switchTeam: 'チームを切り替え',
  teams: 'チーム',
  roles: { personal: '個人', owner: '所有者', member: 'メンバー' },
  help: 'ヘルプ',
  feedback: 'フィードバック',
  community: 'コミュニティ',
  search: '検索',
  docs: 'ドキュメント',
  theme: 'テーマ',
  themes: { dark: 'ダーク', light: 'ライト', system: 'システム' },
  accountMenu: (name) => `${name}、アカウントメニュー`,
  logOut: 'ログアウト',
};

/** `shortcuts` in Japanese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'キーボードショートカット',
  groups: {
    general: '共通',
    team: '移動',
    app: 'アプリ内の移動',
    variables: '変数',
    log: 'ログ内',
  },
  actions: {
    palette: '検索または移動',
    sheet: 'キーボードショートカット',
    search: 'このページを検索',
    create: 'このページで作成',
    notifications: '通知に移動',
    save: '保存',
    saveAndRedeploy: '保存して再デプロイ',
    find: '検索',
    nextMatch: '次の一致',
    previousMatch: '前の一致',
    nextError: '次のエラー',
    previousError: '前のエラー',
    firstLine: '最初の行',
    lastLine: '最後の行に移動して追従',
    selectAll: 'すべての行を選択',
    deselect: '選択を解除',
    copyLine: '行をコピー',
    lineMenu: '行の値で絞り込む',
    openLine: '行を展開、または開く',
    wrap: '行を折り返す',
  },
  followedBy: '続けて',
};

/** `teamSwitcher` in Japanese. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'チームを検索',
  noneFound: 'チームが見つかりません',
};

/** `copyAs` in Japanese. */
export const copyAs: Translation<'copyAs'> = {
  menu: '形式を選んでコピー',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  powershell: 'PowerShell',
  python: 'Python',
  requests: {
    listApps: 'アプリの一覧',
    createApp: 'アプリを作成',
    listDeployments: 'デプロイの一覧',
    redeploy: '再デプロイ',
    readDeployment: 'デプロイを取得',
    readBuildLogs: 'ビルドログを取得',
    readAppLogs: 'ログを取得',
    listVariables: '変数の一覧',
    setVariable: '変数を設定',
  },
  copied: (what) => `${what} としてコピーしました`,
  copiedWithToken: (what) =>
    `${what} としてコピーしました。トークンは $QUAYSIDE_TOKEN から読み取ります。`,
};
