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
    text: 'デプロイするものの中でのアプリの場所です。ルートからの相対パスで指定します。',
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
        'ログ',
        'アドレス',
      ]);
      return `${goes}も一緒に削除されます。接続先サービスのデータベースは残り、接続だけがなくなります。`;
    },
    action: 'アプリを削除',
    confirm: (app) =>
      `${app} はすぐに応答しなくなります。元に戻すことはできず、アドレスは別のアプリに割り当てられることがあります。`,
    adminsOnly: (admins, others) =>
      `アプリを削除できるのはチームの管理者だけです: ${list(withOthers(admins, others))}`,
    done: (app) => `${app} を削除しました`,
  },
};
