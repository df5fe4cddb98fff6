import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `newDeployment` in Japanese. */
export const newDeployment: Translation<'newDeployment'> = {
  action: '新しいデプロイ',
  title: '新しいデプロイ',
  source: 'ソース',
  hint: 'フォルダー、.zip、.tar.gz をドロップ',
  description:
    'フォルダーと .zip では、環境、キャッシュ、.env ファイル、.gitignore と .fastapicloudignore に書かれたものは送られません。.tar.gz はそのまま送られます。',
  reading: '内容を確認しています',
  review: '送信内容',
  root: 'フォルダー',
  archive: 'アーカイブ',
  files: 'ファイル',
  size: 'サイズ',
  largest: '大きいファイル',
  contents: (files, size) => `${number(files)} 個のファイル、圧縮前 ${size}`,
  sentAsItIs: 'そのまま送られます。除かれるものはありません。',
  leftOut: (count) => `送られないもの (${number(count)})`,
  leftOutMore: (count) => `ほか ${number(count)} 件`,
  reasons: {
    rule: (pattern, file) => `${file} の ${pattern}`,
  },
  leftOutBy: {
    default: 'ビルドに不要',
    secrets: 'シークレットを含む可能性があるため、環境変数として追加してください',
    rule: 'ルールにより無視',
    symlink: 'シンボリックリンク (送信されません)',
    unsafe: '安全でない名前とパス',
    duplicate: '後にある同じ名前のファイルに置き換え',
    unreadable: '読み取れませんでした',
    special: '通常のファイルではないもの (デバイス、ソケット、パイプ)',
    depth: 'フォルダーの階層が深すぎます',
  },
  guessedNames: {
    title: '一部のファイル名は推測です',
    text: (encoding) =>
      `アーカイブにファイル名の文字コードが記録されていないため、${encoding} として読み取りました。デプロイする前に確認してください:`,
  },
  missingDirectory: {
    title: (directory) => `${directory} が含まれていません`,
    text: 'アプリはこのディレクトリからビルドされます。これを含むフォルダーを選ぶか、アプリの設定でディレクトリを変更してください。',
    textOfRepository: (repository) =>
      `アプリは ${repository} のこのディレクトリからビルドされます。リポジトリのルートを選ぶか、アプリの設定でディレクトリを変更してください。`,
  },
  noRequirements: {
    title: 'pyproject.toml も requirements.txt もありません',
    text: 'ビルドは何をインストールすればよいかわかりません。正しいフォルダーですか?',
  },
  chooseOther: '別のものを選ぶ',
  deploy: 'デプロイ',
  steps: {
    label: '新しいデプロイの手順',
    pack: '圧縮',
    create: 'デプロイを作成',
    upload: 'アップロード',
    start: 'ビルドを開始',
  },
  progress: {
    pack: '圧縮中',
    create: 'デプロイを作成中',
    upload: 'アップロード中',
    start: 'ビルドを開始中',
  },
  amount: (done, total) => `${total} 中 ${done}`,
  failed: {
    pack: '圧縮できませんでした',
    create: 'デプロイを作成できませんでした',
    upload: 'アップロードが中断されました',
    start: 'ビルドを開始できませんでした',
  },
  uploadRefused: 'アップロードが拒否されました',
  kept: 'ここまでの内容は保持されています。',
  retry: {
    pack: 'もう一度圧縮',
    create: 'もう一度試す',
    upload: 'もう一度アップロード',
    start: 'もう一度試す',
  },
  keepOpen: 'ビルドが始まるまでこのページを開いたままにしてください。',
  problems: {
    empty: '送るものがありません。',
    notAnArchive: '名前の示す種類のアーカイブではないか、壊れています。',
    encrypted: 'アーカイブにパスワードが必要です。パスワードのないものを選んでください。',
    unreadable: (path) =>
      `${path} を読み取れません。移動または変更された可能性があります。もう一度選んでください。`,
    ignoreFileTooLarge: (path) =>
      `${path} は大きすぎて適用できないため、無視すべきファイルが送られてしまいます。1 MB 未満にするか、削除してください。`,
    size: (size) => `アーカイブは ${size} です。`,
    tooLarge: 'サーバーはこの大きさのアーカイブを受け付けません。',
    limit: (limit) => `サーバーが受け付けるのは ${limit} までです。`,
    makeSmaller: 'ビルドに不要な大きいファイルを、.fastapicloudignore などで除いてください。',
    refused: (status) => `サーバーに拒否されました (ステータス ${status})。`,
    answered: (status, said) => `サーバーの応答 (ステータス ${status}): 「${said}」`,
    permanent:
      'もう一度試しても解決しません。別のものを選ぶか、このメッセージをプラットフォームの管理者に見せてください。',
    unknown: '読み取れませんでした。もう一度選んでください。',
  },
};
