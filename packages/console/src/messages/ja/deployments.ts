import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `deployments` in Japanese. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: '状態', created: '作成日時', duration: '所要時間' },
  newDeployment: '新しいデプロイ',
  live: '公開中',
  estimate: '推定',
  durationNote: '所要時間は推定です。デプロイの作成から最後の変更までの時間を表します。',
  duration: {
    seconds: (seconds, digits) => `${number(seconds, digits)} 秒`,
    minutes: (minutes, seconds) =>
      seconds === 0 ? `${minutes} 分` : `${minutes} 分 ${seconds} 秒`,
  },
  durationUnknown: '不明',
  pages: 'デプロイのページ',
  newer: '新しい',
  older: '古い',
  errorTitle: 'デプロイを読み込めませんでした',
  empty: {
    title: 'まだ何もデプロイされていません',
    text: 'プロジェクトのフォルダーでこれを実行するか、ここからフォルダーをデプロイします。アップロード中から表示されます。',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: '再デプロイ',
    actionFor: (id) => `${id} を再デプロイ`,
    title: (id) => `${id} を再デプロイしますか?`,
    titleOfApp: (id, app) => `${app} の ${id} を再デプロイしますか?`,
    text: 'このデプロイのアーカイブを、現在の変数でもう一度ビルドしてデプロイします。新しいビルドの準備ができるまで公開中のものが稼働し、失敗しても利用者への影響はありません。',
    logNote: 'ビルドログは新しく始まります。',
  },
};
