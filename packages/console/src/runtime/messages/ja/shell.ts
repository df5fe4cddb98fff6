import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `connection` in Japanese. */
export const connection: Translation<'connection'> = {
  incomplete: 'このページの一部を読み込めませんでした',
  offline: 'オフラインです',
  offlineText: '表示が最新でない可能性があります。接続が戻ると自動で続行します。',
  silent: 'プラットフォームが応答しません',
  trying: '再試行しています…',
  nextTry: (seconds) => `次の試行まで ${number(seconds)} 秒。入力内容は保持されます。`,
  tryNow: '今すぐ試す',
};

/** `deploymentDock` in Japanese. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: '追跡中のデプロイ',
  running: (count) => `${number(count)} 件のデプロイが実行中`,
  ended: 'デプロイが終了しました',
  elapsed: (duration) => duration,
  left: (duration) => `残り約 ${duration}`,
  overdue: '通常より長くかかっています',
  stop: (app) => `${app} の追跡をやめる`,
  notify: '通知する',
  notifyRefused:
    'ブラウザーで通知が許可されていません。このタブを開いている間は、終了をここでお知らせします。',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'ビルドログを開く',
};

/** `palette` in Japanese. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'すべてのショートカット',
  groups: {
    app: (name) => `${name} 内`,
    team: (name) => `${name} 内`,
    apps: 'アプリ',
    deployments: 'デプロイ',
    actions: '操作',
    pages: 'アカウント',
  },
  app: 'アプリ',
  redeploy: {
    name: '再デプロイ…',
    label: '再デプロイするアプリ',
    preview: '先に確認します。公開中のものを現在の変数でもう一度ビルドします。',
    none: (app) => `${app} には再デプロイできるものがまだありません。`,
  },
  logs: { name: 'ログを開く…', label: 'ログを開くアプリ' },
  copyUrl: {
    name: 'URL をコピー…',
    label: 'URL をコピーするアプリ',
    copied: (url) => `${url} をコピーしました`,
    failed: 'ブラウザーがコピーを許可しませんでした。',
  },
  switchTeam: { name: 'チームを切り替え…', label: '切り替え先のチーム' },
  invite: 'メンバーを招待',
  theme: { name: 'テーマを切り替え…', label: 'テーマ' },
  timeZone: {
    name: 'タイムゾーンを切り替え…',
    label: '時刻を表示するゾーン',
    local: 'ローカル時刻',
    UTC: 'UTC',
  },
  density: {
    name: '表示密度を切り替え…',
    label: '要素の間隔',
    comfortable: 'ゆったり',
    compact: 'コンパクト',
  },
  language: '言語を切り替え…',
  current: '現在',
};

/** `shell` in Japanese. */
export const shell: Translation<'shell'> = {
  loading: '読み込み中',
  landmarks: {
    skip: '本文へ移動',
    notice: 'お知らせ',
    sidebar: 'サイドバー',
    navigation: 'ナビゲーション',
    openNavigation: 'ナビゲーションを開く',
    collapse: 'サイドバーを折りたたむ',
    expand: 'サイドバーを広げる',
  },
  breadcrumbs: 'パンくずリスト',
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
  close: '閉じる',
  groups: { general: '共通', team: '移動', app: 'アプリ内の移動', log: 'ログ内' },
  actions: {
    palette: '検索または移動',
    sheet: 'キーボードショートカット',
    search: 'このページを検索',
    create: '新規 (作成できるページで)',
    find: '検索',
    nextError: '次のエラー',
    wrap: '行を折り返す',
    copyLine: '行をコピー',
  },
  followedBy: '続けて',
};

/** `teamSwitcher` in Japanese. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'チームを検索',
  noneFound: 'この名前のチームはありません',
};
