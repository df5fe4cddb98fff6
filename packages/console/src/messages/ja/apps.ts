import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

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
  noUrl: '最初のデプロイで決まります',
  noRegion: '不明',
  noDeployments: 'デプロイなし',
  showAs: { rows: '行で表示', cards: 'カードで表示' },
  noMatch: (search) => `「${search}」に一致するアプリはありません`,
  noMatchHint: '名前、スラッグ、URL を検索します。',
  unsearched: (count) =>
    `${number(count)} 個のアプリは検索されていません。プラットフォームが一度に返す数には限りがあります。`,
  errorTitle: 'アプリを読み込めませんでした',
  pages: 'アプリのページ',
  empty: {
    title: '最初のアプリをデプロイ',
    text: 'FastAPI プロジェクトのフォルダーで 3 つのコマンドを実行します。アプリが作成、ビルドされ、専用のアドレスで公開されます。作成されるとすぐこのページに表示されます。',
    install: 'インストール',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'ターミナルからログイン',
    logInCommand: 'fastapi login',
    deploy: 'デプロイ',
    deployCommand: 'fastapi deploy',
    waiting: '最初のアプリを待っています',
  },
};
