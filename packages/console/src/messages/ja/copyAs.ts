import type { Translation } from '../messages.ts';

/** `copyAs` in Japanese. */
export const copyAs: Translation<'copyAs'> = {
  menu: '形式を選んでコピー',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
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
  failed: 'ブラウザーがコピーを許可しませんでした。',
};
