import type { Translation } from '../messages.ts';

/** `integrations` in Japanese. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `${team} のアプリが使えるサービスです。ここで接続したものを、各アプリのストレージで選びます。`,
  columns: { service: 'サービス', status: '状態', connected: '接続日時' },
  errorTitle: '連携を読み込めませんでした',
  status: { connected: '接続済み', available: '未接続', coming_soon: '近日公開' },
  connect: '接続',
  connectTo: (service) => `${service} に接続`,
  adminsOnly: (team) => `サービスに接続できるのは ${team} の管理者だけです。`,
  detail: {
    information: '連携の情報',
    type: '種類',
    id: 'ID',
    created: '作成日時',
    errorTitle: '連携を読み込めませんでした',
    sees: {
      neon: {
        title: '参照できるプロジェクト',
        errorTitle: 'Neon からプロジェクトを読み込めませんでした',
        empty: '参照できるプロジェクトがありません',
        emptyText: 'Neon で作成するか、プロジェクトのあるアカウントに接続してください。',
        columns: { name: '名前', region: 'リージョン', version: 'Postgres', created: '作成日時' },
      },
      redis: {
        title: '参照できるサブスクリプション',
        errorTitle: 'Redis Cloud からサブスクリプションを読み込めませんでした',
        empty: '参照できるサブスクリプションがありません',
        emptyText:
          'Redis Cloud で作成するか、サブスクリプションのあるアカウントに接続してください。',
        columns: { name: '名前', status: '状態', databases: 'データベース' },
      },
    },
    usage: {
      title: '使用しているアプリ',
      errorTitle: 'アプリを読み込めませんでした',
      empty: '使用しているアプリはまだありません',
      emptyText: 'アプリのストレージでデータベースを接続してください。',
      columns: { app: 'アプリ', database: 'データベース', connected: '接続日時' },
    },
  },
};

/** `integrationCallback` in Japanese. */
export const integrationCallback: Translation<'integrationCallback'> = {
  heading: (service) => `${service} に接続`,
  working: (service) => `${service} に接続しています`,
  again: 'もう一度接続',
  back: '連携に戻る',
  retry: 'もう一度試す',
  outcomes: {
    denied: {
      title: '許可されませんでした',
      text: (service) => `何も接続されませんでした。${service} には拒否が伝わりました。`,
    },
    refused: {
      title: (service) => `${service} に接続できませんでした`,
      text: (error) => `応答は「${error}」でした。何も接続されませんでした。`,
    },
    missingCode: {
      title: 'アドレスに足りないものがあります',
      text: 'URL に連携コードが見つかりません',
    },
    lostState: {
      title: 'このタブからの要求ではありません',
      text: 'セッションストレージに検証コードが見つかりません。このタブでもう一度接続し、戻り先を別のタブで開かないでください。',
    },
    wrongState: {
      title: '別の要求への応答です',
      text: 'このタブからの要求ではないか、別のチームのものです。何も接続されませんでした。',
    },
    expired: {
      title: '時間がかかりすぎました',
      text: 'サービスから届いたものは使用済みか期限切れです。何も接続されませんでした。',
    },
    alreadyConnected: {
      title: '接続済みです',
      text: (service, team) => `${team} は ${service} に接続済みです。`,
    },
    failed: { title: '連携の完了に失敗しました' },
  },
};
