import type { Translation } from '../messages.ts';

/** `storage` in Japanese. */
export const storage: Translation<'storage'> = {
  description:
    'このアプリが使うデータベース、キャッシュ、ストレージサービスと、それらが設定する変数です。',
  columns: { name: '名前', service: 'サービス', variables: '設定する変数', connected: '接続日時' },
  connect: 'ストレージを接続',
  errorTitle: '接続済みのサービスを読み込めませんでした',
  noVariables: '変数なし',
  empty: {
    title: 'まだ何も接続されていません',
    text: 'データベースかキャッシュを接続すると、そのアドレスがシークレットの環境変数としてアプリに届きます。',
  },
  openAt: (name, service) => `${service}: ${name} を開く`,
  disconnect: {
    action: '接続を解除',
    actionFor: (name) => `${name} の接続を解除`,
    title: (name) => `${name} の接続を解除しますか?`,
    variables: (names) =>
      `${names} がアプリの環境変数から削除されます。公開中のデプロイは、次のデプロイまで保持します。`,
    noVariables: 'アプリの環境変数はそのまま残ります。',
    data: (service) => `${service} に保存されたものはそのまま残ります。`,
    done: (name) => `${name} の接続を解除しました`,
  },
  wizard: {
    title: 'ストレージを接続',
    description: (app) => `${app} が使うものを選んでください。`,
    steps: {
      integration: {
        label: '連携',
        search: '連携を検索',
        errorTitle: '連携を読み込めませんでした',
        none: '該当する連携がありません',
        gone: 'この連携はなくなりました。別のものを選んでください。',
        empty: 'このチームはまだサービスに接続していません。',
      },
      project: {
        label: 'プロジェクト',
        search: 'プロジェクトを検索',
        errorTitle: 'Neon からプロジェクトを読み込めませんでした',
        none: '該当するプロジェクトがありません',
        gone: 'このプロジェクトはなくなりました。別のものを選んでください。',
        empty: '参照できるプロジェクトがありません。Neon で作成してください。',
      },
      branch: {
        label: 'ブランチ',
        search: 'ブランチを検索',
        errorTitle: 'Neon からブランチを読み込めませんでした',
        none: '該当するブランチがありません',
        gone: 'このブランチはなくなりました。別のものを選んでください。',
        empty: 'プロジェクトにブランチがありません。',
      },
      subscription: {
        label: 'サブスクリプション',
        search: 'サブスクリプションを検索',
        errorTitle: 'Redis Cloud からサブスクリプションを読み込めませんでした',
        none: '該当するサブスクリプションがありません',
        gone: 'このサブスクリプションはなくなりました。別のものを選んでください。',
        empty: '参照できるサブスクリプションがありません。Redis Cloud で作成してください。',
      },
      database: {
        label: 'データベース',
        search: 'データベースを検索',
        errorTitle: 'データベースを読み込めませんでした',
        none: '該当するデータベースがありません',
        gone: 'このデータベースはなくなりました。別のものを選んでください。',
        empty: 'データベースがありません。作成してからもう一度試してください。',
      },
    },
    loading: '読み込み中',
    notConnected: 'このチームに未接続',
    comingSoon: '近日公開',
    notReady: (status) => `準備ができていません: ${status}`,
    isDefault: '既定のブランチ',
    integrations: '連携へ',
    variable: '環境変数',
    variableHint: 'アドレスをシークレットとして保持し、接続を解除したときだけ削除されます。',
    clash: (app, name) =>
      `${app} にはすでに ${name} があります。別の名前を選ぶか、先にその変数を削除してください。`,
    invalidName: '英数字と _ のみ、先頭に数字は使えません',
    redeploy: '今すぐ再デプロイ',
    redeployHint: 'しない場合は、次のデプロイからアプリで使えます。',
    submit: '接続',
    done: (name, variable) => `${name} を接続し、${variable} を設定しました。`,
  },
};
