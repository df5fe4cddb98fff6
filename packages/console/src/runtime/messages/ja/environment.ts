import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `environmentVariables` in Japanese. */
export const environmentVariables: Translation<'environmentVariables'> = {
  search: '名前を検索',
  columns: { name: '名前', value: '値', kind: '種類', updated: '更新日時' },
  kinds: { variable: '変数', secret: 'シークレット' },
  kindFilter: '種類',
  kindFilters: {
    all: 'すべての種類',
    variable: '変数',
    secret: 'シークレット',
    managed: 'サービスが設定',
    changed: 'デプロイ後に変更',
    empty: '空の値',
  },
  writeOnly: '書き込み専用',
  writeOnlyHint: 'シークレットは保存後に読み取れません。',
  masked: '非表示の値',
  emptyValue: '空',
  reveal: (name) => `${name} を表示`,
  hide: (name) => `${name} を隠す`,
  seconds: (seconds) => `${number(seconds)} 秒`,
  hiddenIn: (seconds) => `${number(seconds)} 秒後に再び隠されます`,
  noMatch: (search) => `「${search}」に一致する変数はありません`,
  noneOfKind: 'この種類の変数はありません',
  showAllKinds: 'すべての種類を表示',
  errorTitle: '変数を読み込めませんでした',
  add: '変数を追加',
  actionsFor: (name) => `${name} の操作`,
  edit: '編集',
  delete: '削除',
  managedBy: (provider) =>
    `${provider} が設定しています。変更するには、ストレージで ${provider} の接続を解除してください。`,
  nameOf: '新しい変数の名前',
  valueOf: (name) => (name === '' ? '新しい変数の値' : `${name} の値`),
  kindOf: (name) => (name === '' ? '新しい変数の種類' : `${name} の種類`),
  newSecretValue: '新しい値を入力してください。現在の値は表示できません。',
  discardEdit: (name) => (name === '' ? '新しい変数を破棄' : `${name} の変更を破棄`),
  secretIsPermanent: '値を読み取れないため、シークレットを変数に変えることはできません。',
  discard: '破棄',
  save: (count) => (count === 0 ? '保存' : `${number(count)} 個の変数を保存`),
  nothingChanged: 'まだ変更はありません。',
  toBeSaved: (count) => `${number(count)} 個の変数を保存します。次のデプロイから適用されます。`,
  saveAndRedeploy: '保存して再デプロイ',
  savedAndRedeploying: (count) =>
    `${number(count)} 個の変数を保存しました。アプリを再デプロイしています。`,
  viewDeployment: 'デプロイを表示',
  saved: (count) => `${number(count)} 個の変数を保存しました。次のデプロイから適用されます。`,
  savedAndRemoved: (saved, removed) =>
    saved === 0
      ? `${number(removed)} 個の変数を削除しました。次のデプロイから適用されます。`
      : `${number(saved)} 個の変数を保存し、${number(removed)} 個を削除しました。次のデプロイから適用されます。`,
  deleted: (name) => `${name} を削除しました。次のデプロイから適用されます。`,
  notDeleted: (name) =>
    `セッションが終了したため、${name} は削除されていません。ログインして、もう一度削除してください。`,
  undone: '最後の保存を取り消しました。次のデプロイから適用されます。',
  notUndone: '取り消しませんでした。その後に変数が変更されています。何も上書きしていません。',
  deletingIn: (seconds) => `${number(seconds)} 秒後に削除`,
  deleting: '削除中',
  deletingAnnounced: (name) => `${name} は 8 秒後に削除されます`,
  undoOf: (name) => `${name} の削除を取り消す`,
  problems: {
    nameMissing: '名前を入力してください',
    namePattern: (suggestion) =>
      `使えるのは英数字とアンダースコアだけで、先頭に数字は使えません。例: ${suggestion}`,
    nameLength: (max) => `名前は ${number(max)} 文字以内にしてください`,
    valueLength: (max) => `値は ${number(max)} 文字以内にしてください`,
    exists: 'このアプリには同じ名前の変数があります',
    twice: '同じ名前を 2 回追加しています',
    setAgain: (line) => `${number(line)} 行目の設定に置き換え`,
    noEquals: '変数ではありません:「=」がありません',
    noName: '「=」の前に名前がありません',
    unclosedQuote: '開始の引用符が閉じられていません',
    unclosedPem: '鍵または証明書に END 行がありません',
    textAfterQuote: '終了の引用符の後に書けるのはコメントだけです',
  },
  hints: {
    json: 'JSON のようですが、正しくありません。',
    url: 'URL のようですが、正しくありません。',
    blanks: '値の先頭または末尾に空白か改行があります。',
    quotes: '前後の引用符も値の一部です。',
  },
  selection: {
    label: '選択した変数',
    all: 'すべての変数を選択',
    one: (name) => `${name} を選択`,
    count: (count) => `${number(count)} 個の変数を選択中`,
    clear: '解除',
    makeSecret: 'シークレットにする',
    deleting: (count) => `${number(count)} 個の変数は 8 秒後に削除されます`,
    undoDeletion: (count) => `${number(count)} 個の変数の削除を取り消す`,
    notDeleted: (count) =>
      `セッションが終了したため、${number(count)} 個の変数は削除されていません。ログインして、もう一度削除してください。`,
  },
  export: {
    action: 'エクスポート',
    env: '.env ファイル',
    json: 'JSON',
    shell: 'シェルスクリプト',
    docker: 'Docker の env ファイル',
    withoutSecrets: '読み取れないシークレットは含みません',
    secretsNote: 'シークレットはエクスポートされません:',
    lineBreaksNote: '改行を含む値はエクスポートされません:',
  },
  import: {
    action: '.env をインポート',
    title: '変数をインポート',
    hint: '.env ファイルの内容を貼り付けるか、ファイルをこのページにドロップするか、選択してください。保存の前に変更内容を確認できます。',
    label: '.env ファイルの内容',
    chooseFile: 'ファイルを選択',
    review: '確認',
    cancel: 'キャンセル',
    pasteNote: '.env ファイルをこのページのどこにでも貼り付けまたはドロップできます',
    dropHere: 'ドロップして変更内容を確認',
    tooLarge: 'このファイルは 1 MB を超えているため、.env ファイルではない可能性があります。',
    notText: 'このファイルは UTF-8 のテキストではありません。',
    nothingFound: '変数が見つかりません。',
    reviewTitle: '貼り付けた変数を確認',
    reviewOf: (file) => `${file} を確認`,
    line: '行',
    lines: (first, last) => (first === last ? number(first) : `${number(first)}–${number(last)}`),
    selectAll: 'すべての変更を選択',
    select: (name) => `${name} を保存`,
    selectRemoval: (name) => `${name} を削除`,
    states: { new: '新規', changed: '変更', removed: '削除', same: '同じ', invalid: '無効' },
    changedElsewhere:
      '一部の変数が別の場所で変更されました。変更をもう一度確認してから保存してください。',
    replace: 'すべての変数を置き換える',
    replaceHint: (count) =>
      `このインポートにない ${number(count)} 個の変数も削除します。サービスが設定した変数は残ります。`,
    saveAndRemove: (saved, removed) =>
      saved === 0
        ? `${number(removed)} 個の変数を削除`
        : `${number(saved)} 個を保存して ${number(removed)} 個を削除`,
    removing: (count) => `${number(count)} 個の変数を削除します。`,
    was: '変更前',
    becomes: '変更後',
    valueLines: (count) => `${number(count)} 行`,
    rename: '名前を変更',
    renameTo: (suggestion) => `${suggestion} に変更`,
    summary: (count, total) =>
      `${number(total)} 個中 ${number(count)} 個をまとめて保存します。次のデプロイから適用されます。`,
  },
  codeCheck: {
    action: 'コードと照合',
    title: 'コードと照合',
    hint: '設定クラス、os.environ を読むコード、または .env.example ファイルを貼り付けてください。テキストはこのブラウザの外に送信されず、実行もされません。',
    label: 'コードまたは .env.example',
    tooLarge: '1 MB を超えています。設定の部分だけを貼り付けてください。',
    nothingFound: 'このテキストに変数は見つかりませんでした。',
    complete: (count) => `コードに必要な ${number(count)} 個の変数はすべて設定されています。`,
    missing: (count) => `${number(count)} 個の変数が不足しています`,
    optional: (count) => `既定値のある ${number(count)} 個の変数が設定されていません`,
    unused: (count) => `${number(count)} 個の変数はこのコードで使われていません`,
    unusedText: 'ライブラリやほかのファイルが読み取っている可能性があります。',
    add: '追加',
    addOf: (name) => `${name} を追加`,
    addAll: 'すべて追加',
    added: '下に追加済み',
    edit: '編集',
    editOf: (name) => `${name} を編集`,
    close: '閉じる',
  },
  conflicts: {
    title: (count) => `${number(count)} 個の変数が別の場所で変更されました`,
    text: '編集を始めてから、ほかのユーザーまたは別のタブがこれらの変数を変更しました。まだ何も保存されていません。残す値を選んでください。',
    keepMine: '自分の値を残す',
    takeTheirs: '相手の値を使う',
    acceptDeletion: '削除されたままにする',
    deleted: '削除済み',
    secretTyped: '入力したシークレット',
    secretChanged: '表示できないシークレット',
    resolve: '適用して保存',
    race: 'プラットフォームは変数をロックできません。保存中に別の場所で行われた変更は上書きされます。',
  },
  changes: {
    title: (count) => `公開中のデプロイ以降に ${number(count)} 個の変数が変更されました`,
    titleOfFailed: (count) => `失敗したデプロイ以降に ${number(count)} 個の変数が変更されました`,
    text: '次のデプロイから適用:',
    andMore: (count) => `ほか ${number(count)} 個`,
    redeploy: '再デプロイ',
  },
  empty: {
    title: 'まだ変数がありません',
    text: 'アプリが起動時に読み取る設定とシークレットです。追加するか、.env ファイルをインポートするか、プロジェクトのフォルダーから設定します:',
    command: 'fastapi cloud env set NAME VALUE',
  },
};

/** `integrations` in Japanese. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `${team} のアプリが使えるサービスです。アプリの「ストレージ」ページで接続します。`,
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
        title: '利用できるプロジェクト',
        errorTitle: 'Neon からプロジェクトを読み込めませんでした',
        empty: '利用できるプロジェクトがありません',
        emptyText: 'Neon で作成するか、プロジェクトのあるアカウントに接続してください。',
        columns: { name: '名前', region: 'リージョン', version: 'Postgres', created: '作成日時' },
      },
      redis: {
        title: '利用できるサブスクリプション',
        errorTitle: 'Redis Cloud からサブスクリプションを読み込めませんでした',
        empty: '利用できるサブスクリプションがありません',
        emptyText:
          'Redis Cloud で作成するか、サブスクリプションのあるアカウントに接続してください。',
        columns: { name: '名前', status: '状態', databases: 'データベース' },
      },
    },
    usage: {
      title: 'この連携を使うアプリ',
      errorTitle: 'アプリを読み込めませんでした',
      empty: '使用しているアプリはまだありません',
      emptyText: 'アプリの「ストレージ」ページでデータベースを接続してください。',
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
      title: 'アクセスを拒否しました',
      text: (service) => `${service} は接続されていません。`,
    },
    rejected: {
      title: (service) => `${service} に接続できませんでした`,
      text: (error) => `サービスの応答: 「${error}」。何も接続されていません。`,
    },
    missingCode: {
      title: 'このリンクは不完全です',
      text: 'URL に連携コードが見つかりません',
    },
    lostState: {
      title: 'この接続はこのタブで開始されていません',
      text: 'セッションストレージに検証コードが見つかりません。もう一度接続し、同じタブで完了してください。',
    },
    wrongState: {
      title: '要求と一致しない応答です',
      text: '別のタブまたは別のチームのものです。何も接続されていません。',
    },
    expired: {
      title: 'このリンクは期限切れです',
      text: 'サービスから届いたコードは使用済みか期限切れです。何も接続されていません。',
    },
    alreadyConnected: {
      title: '接続済みです',
      text: (service, team) => `${team} は ${service} に接続済みです。`,
    },
    failed: { title: '連携の完了に失敗しました' },
  },
};

/** `storage` in Japanese. */
export const storage: Translation<'storage'> = {
  description:
    'このアプリが使うデータベース、キャッシュ、ストレージサービスと、それらが設定する変数です。',
  columns: { name: '名前', service: 'サービス', variables: '変数', connected: '接続日時' },
  connect: 'ストレージを接続',
  errorTitle: '接続済みのサービスを読み込めませんでした',
  noVariables: 'なし',
  empty: {
    title: 'まだ何も接続されていません',
    text: 'データベースかキャッシュを接続すると、その URL がシークレットの環境変数としてアプリに渡されます。',
  },
  openAt: (name, service) => `${service} で ${name} を開く`,
  disconnect: {
    action: '接続を解除',
    actionFor: (name) => `${name} の接続を解除`,
    title: (name) => `${name} の接続を解除しますか?`,
    variables: (names) =>
      `${names} がアプリの環境変数から削除されます。公開中のデプロイは、次のデプロイまでその値を使い続けます。`,
    noVariables: 'アプリの環境変数は変わりません。',
    data: (service) => `${service} のデータは残ります。`,
    done: (name) => `${name} の接続を解除しました`,
  },
  wizard: {
    title: 'ストレージを接続',
    description: (app) => `${app} に接続するものを選んでください。`,
    steps: {
      integration: {
        label: '連携',
        search: '連携を検索',
        errorTitle: '連携を読み込めませんでした',
        none: '該当する連携がありません',
        gone: 'この連携はなくなりました。別のものを選んでください。',
        empty: 'このチームに接続済みのサービスはまだありません。',
      },
      project: {
        label: 'プロジェクト',
        search: 'プロジェクトを検索',
        errorTitle: 'Neon からプロジェクトを読み込めませんでした',
        none: '該当するプロジェクトがありません',
        gone: 'このプロジェクトはなくなりました。別のものを選んでください。',
        empty: '利用できるプロジェクトがありません。Neon で作成してください。',
      },
      branch: {
        label: 'ブランチ',
        search: 'ブランチを検索',
        errorTitle: 'Neon からブランチを読み込めませんでした',
        none: '該当するブランチがありません',
        gone: 'このブランチはなくなりました。別のものを選んでください。',
        empty: 'このプロジェクトにブランチはありません。',
      },
      subscription: {
        label: 'サブスクリプション',
        search: 'サブスクリプションを検索',
        errorTitle: 'Redis Cloud からサブスクリプションを読み込めませんでした',
        none: '該当するサブスクリプションがありません',
        gone: 'このサブスクリプションはなくなりました。別のものを選んでください。',
        empty: '利用できるサブスクリプションがありません。Redis Cloud で作成してください。',
      },
      database: {
        label: 'データベース',
        search: 'データベースを検索',
        errorTitle: 'データベースを読み込めませんでした',
        none: '該当するデータベースがありません',
        gone: 'このデータベースはなくなりました。別のものを選んでください。',
        empty:
          '利用できるデータベースがありません。サービスで作成してから、もう一度お試しください。',
      },
    },
    loading: '読み込み中',
    notConnected: 'このチームに未接続',
    comingSoon: '近日公開',
    notReady: (status) => `準備ができていません: ${status}`,
    isDefault: '既定のブランチ',
    integrations: '連携へ',
    variable: '環境変数',
    variableHint: 'URL をシークレットとして保存します。接続を解除すると削除されます。',
    clash: (app, name) =>
      `${app} にはすでに ${name} があります。別の名前を選ぶか、先にその変数を削除してください。`,
    invalidName: '使えるのは英数字とアンダースコアだけで、先頭に数字は使えません',
    redeploy: '今すぐ再デプロイ',
    redeployHint: 'しない場合は、次のデプロイから適用されます。',
    submit: '接続',
    done: (name, variable) => `${name} を接続し、${variable} を設定しました。`,
  },
};
