import type { Translation } from '../messages.ts';

/** `deployment` in Japanese. */
export const deployment: Translation<'deployment'> = {
  information: 'デプロイ情報',
  logs: 'デプロイログ',
  id: 'ID',
  created: '作成日時',
  status: '状態',
  duration: '所要時間',
  steps: 'このデプロイの手順',
  step: {
    upload: 'アップロード',
    queue: '待機',
    extract: '展開',
    build: 'ビルド',
    deploy: 'デプロイ',
    verify: '検証',
  },
  failedStep: {
    upload: 'アップロード未完了',
    queue: '待機に失敗',
    extract: '展開に失敗',
    build: 'ビルドに失敗',
    deploy: 'デプロイに失敗',
    verify: '検証に失敗',
  },
  stepState: {
    done: '完了',
    running: '実行中',
    failed: '失敗',
    waiting: '未開始',
    skipped: 'スキップ',
    cancelled: '中止',
  },
  notReached: '未到達',
  stillServing: 'これまで公開中だったものは引き続き稼働します。',
  errorTitle: 'デプロイを読み込めませんでした',
};
