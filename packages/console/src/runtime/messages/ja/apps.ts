import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number } = createWording('ja');

const withOthers = (names: readonly string[], others: number) =>
  others === 0 ? names : [...names, `ほか ${number(others)} 名`];

/** `appSettings` in Japanese. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'アプリを読み込めませんでした',
  directory: {
    title: 'ディレクトリ',
    text: 'アプリを含むフォルダーです。デプロイするもののルートからの相対パスで指定します。',
    label: 'アプリのディレクトリ',
    hint: 'アプリがルートにある場合は空のままにします。',
    save: '保存',
    done: 'ディレクトリを保存しました。次のデプロイから適用されます。',
  },
  danger: {
    title: '危険な操作',
    lead: (app) => `${app} とその中身をすべて削除します。`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined ? 'デプロイ' : `デプロイ ${number(deployments)} 件`,
        variables === undefined ? '変数' : `変数 ${number(variables)} 件`,
        'すべてのログ',
        'URL',
      ]);
      return `${goes}も削除されます。接続先サービスのデータベースは残り、接続だけが解除されます。`;
    },
    action: 'アプリを削除',
    confirm: (app) =>
      `${app} はすぐに応答しなくなります。この操作は元に戻せません。URL は別のアプリに割り当てられることがあります。`,
    adminsOnly: (admins, others) =>
      `アプリを削除できるのはチームの管理者だけです: ${list(withOthers(admins, others))}`,
    done: (app) => `${app} を削除しました`,
  },
};

/** `apps` in Japanese. */
export const apps: Translation<'apps'> = {
  search: 'アプリを検索',
  searchPlaceholder: '名前、スラッグ、URL',
  columns: {
    app: 'アプリ',
    url: 'URL',
    region: 'リージョン',
    latestDeployment: '最新のデプロイ',
    created: '作成日時',
  },
  noUrl: '最初のデプロイ時に割り当て',
  noRegion: '不明',
  noDeployments: 'デプロイなし',
  showAs: { rows: '行で表示', cards: 'カードで表示' },
  pinned: 'ピン留めしたアプリ',
  pin: (name) => `${name} をピン留め`,
  unpin: (name) => `${name} のピン留めを外す`,
  noMatch: (search) => `「${search}」に一致するアプリはありません`,
  noMatchHint: '検索対象は名前、スラッグ、URL です。',
  unsearched: (count) =>
    `一覧が長すぎるため、${number(count)} 個のアプリは検索に含まれていません。`,
  errorTitle: 'アプリを読み込めませんでした',
  pages: 'アプリのページ',
  activity: {
    title: 'アクティビティ',
    hint: 'このチームのデプロイと新しいアプリを新しい順に表示します。誰が変更したかはプラットフォームから提供されません。',
    leftOut: (count) =>
      `最近変更された 20 個のアプリを表示しています。ほかの ${number(count)} 個は含まれていません。`,
    appCreated: 'アプリを作成',
    empty: 'アクティビティはまだありません。',
    showMore: 'さらに表示',
    oldest: (count) => `新しい ${number(count)} 件だけを表示しています。`,
    errorTitle: 'アクティビティを読み込めませんでした',
    failedTitle: (names) => `次のアプリのデプロイを読み込めませんでした: ${list(names)}`,
  },
  empty: {
    title: '最初のアプリをデプロイ',
    text: 'FastAPI プロジェクトのフォルダーで 3 つのコマンドを実行します。アプリがビルドされ、専用の URL が割り当てられます。作成されるとすぐここに表示されます。',
    install: 'インストール',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'ターミナルからログイン',
    logInCommand: 'fastapi login',
    deploy: 'デプロイ',
    deployCommand: 'fastapi deploy',
    waiting: '最初のアプリを待っています',
  },
};

/** `general` in Japanese. */
export const general: Translation<'general'> = {
  visit: '開く',
  details: '詳細',
  applicationName: 'アプリ名',
  id: 'ID',
  url: 'URL',
  defaultPaths: 'FastAPI の既定',
  repository: 'リポジトリ',
  region: 'リージョン',
  created: '作成日時',
  deploymentStatus: 'デプロイの状態',
  noUrl: '最初のデプロイ時に割り当て',
  noRegion: '不明',
  noDeployments: 'デプロイなし',
  latestDeployments: '最新のデプロイ',
  allDeployments: 'すべてのデプロイ',
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
    none: '接続済みのデータベース、キャッシュ、その他のサービスはありません。',
    connect: 'ストレージを接続',
  },
  errorTitle: 'アプリを読み込めませんでした',
};

/** `newApp` in Japanese. */
export const newApp: Translation<'newApp'> = {
  name: '名前',
  address: (slug) => `URL は ${slug} で始まります`,
  addressHint: '3～50 文字。URL は名前から作られ、後から変わりません。',
  create: 'アプリを作成',
  done: (name) => `${name} を作成しました。`,
  taken: (team) => `${team} には同じ名前のアプリがあります`,
};

/** `deploymentStatus` in Japanese. */
export const deploymentStatus: Translation<'deploymentStatus'> = {
  waiting_upload: 'アップロード待ち',
  upload_cancelled: 'アップロード中止',
  ready_for_build: 'ビルド待ち',
  build_skipped_filtered: 'ビルドをスキップ (対象外)',
  build_skipped_superseded: 'ビルドをスキップ (新しいデプロイあり)',
  building: 'ビルド中',
  extracting: '展開中',
  extracting_failed: '展開に失敗',
  extracting_failed_archive_too_large: 'アーカイブが大きすぎます',
  building_image: 'イメージをビルド中',
  building_image_failed: 'ビルドに失敗',
  building_image_failed_timeout: 'ビルドがタイムアウト',
  deploying: 'イメージをデプロイ中',
  deploying_failed: 'デプロイに失敗',
  deploying_skipped: 'デプロイをスキップ',
  verifying: '準備状況を検証中',
  verifying_failed: '検証に失敗',
  verification_failed_oom: '検証に失敗 (OOM)',
  verifying_skipped: '検証をスキップ',
  success: '準備完了',
  degraded: '低下',
  degraded_oom: '低下 (OOM)',
  expired: '期限切れ',
  failed: '失敗',
};

/** `deployments` in Japanese. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: '状態', created: '作成日時', duration: '所要時間' },
  allStatuses: 'すべてのステータス',
  outcomes: {
    running: '実行中',
    success: '成功',
    failure: '失敗',
    cancelled: 'キャンセル',
  },
  noneWithStatus: 'このステータスのデプロイはありません',
  noneWithStatusHint: '最新の 100 件のデプロイが対象です。',
  showAllStatuses: 'すべてのステータスを表示',
  unsearched: (count) => `これより古い ${number(count)} 件のデプロイは、この絞り込みの対象外です。`,
  newDeployment: '新しいデプロイ',
  live: '公開中',
  estimate: '推定',
  durationNote: '所要時間は推定です。デプロイの作成から最終更新までの時間を表します。',
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
    title: 'まだデプロイがありません',
    text: 'プロジェクトのフォルダーでこのコマンドを実行するか、ここからフォルダーをデプロイします。アップロードが始まると表示されます。',
    command: 'fastapi deploy',
  },
  logLinks: {
    label: (id) => `${id} のアプリのログ`,
    logs: 'アプリのログ',
    errors: 'ログのエラー',
  },
  redeploy: {
    action: '再デプロイ',
    actionFor: (id) => `${id} を再デプロイ`,
    title: (id) => `${id} を再デプロイしますか?`,
    titleOfApp: (id, app) => `${app} の ${id} を再デプロイしますか?`,
    text: '同じアーカイブを、現在の変数でもう一度ビルドしてデプロイします。新しいビルドの準備ができるまで、公開中のデプロイが稼働します。失敗しても利用者への影響はありません。',
    logNote: 'ビルドログは新しく始まります。',
  },
};
