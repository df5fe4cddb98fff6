import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `general` in Japanese. */
export const general: Translation<'general'> = {
  visit: '開く',
  details: '詳細',
  applicationName: 'アプリ名',
  id: 'ID',
  url: 'URL',
  repository: 'リポジトリ',
  region: 'リージョン',
  created: '作成日時',
  deploymentStatus: 'デプロイの状態',
  noUrl: '最初のデプロイで決まります',
  noRegion: '不明',
  noDeployments: 'デプロイなし',
  latestDeployments: '最新のデプロイ',
  allDeployments: 'すべてのデプロイ',
  nothingDeployed:
    'プロジェクトのフォルダーでこれを実行するか、「デプロイ」からフォルダーをデプロイします。アップロード中からここに表示されます。',
  plot: {
    label: '最新のデプロイ。',
    outcomes: { ready: '準備完了', failed: '失敗', live: '公開中' },
    bar: (id, duration, outcome) => `${id}: ${duration}、${outcome}`,
    figures: (count, failed, median) =>
      [
        `直近 ${number(count)} 件の所要時間`,
        failed === 0 ? '失敗なし' : `失敗 ${number(failed)} 件`,
        ...(median === undefined ? [] : [`中央値 ${median}`]),
      ].join('、'),
  },
  resources: {
    title: '接続済みリソース',
    none: 'このアプリの変数を設定するデータベース、キャッシュ、その他のサービスはありません。',
    connect: 'ストレージを接続',
  },
  errorTitle: 'アプリを読み込めませんでした',
};
