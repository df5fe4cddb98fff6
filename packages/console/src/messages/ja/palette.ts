import type { Translation } from '../messages.ts';

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
