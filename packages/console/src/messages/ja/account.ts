import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `accountSettings` in Japanese. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'アカウントを読み込めませんでした',
  save: '保存',
  profile: {
    title: 'プロフィール',
    text: 'お名前と、ログインに使うメールアドレスです。',
    fullName: '氏名',
    email: 'メールアドレス',
    hint: '新しいアドレスは、そこに届くリンクを開くと有効になります。',
    saved: 'プロフィールを保存しました',
    pendingTitle: '新しいアドレスを確認してください',
    pending: (next, current) => `${next} にリンクを送りました。開くまでは ${current} のままです。`,
    resend: '再送信',
    resendIn: (seconds) => `${number(seconds)} 秒後に再送信`,
  },
  security: {
    title: 'セキュリティ',
    text: 'ログインに使うパスワードです。',
    current: '現在のパスワード',
    next: '新しいパスワード',
    confirm: 'パスワードの確認',
    currentRequired: '現在のパスワードを入力してください',
    saved: 'パスワードを更新しました',
    none: '外部のアカウントでログインしているため、ここにはパスワードがありません。設定するには、リンクを送信し、ログアウトしてからそのリンクを開いてください。',
    sendLink: 'リンクを送信',
    linkSent: (email) =>
      `パスワードを設定するリンクを ${email} に送りました。ログアウトしてから開いてください。`,
  },
  connections: {
    title: '連携アカウント',
    text: 'ログインに使える外部のアカウントです。',
    github: 'GitHub',
    google: 'Google',
    comingSoon: '近日公開',
    notConnected: '未連携',
    connectedAs: (name) => `${name} として連携中`,
    connect: '連携',
    connectTo: (provider) => `${provider} と連携`,
    disconnect: '連携を解除',
    disconnectFrom: (provider) => `${provider} との連携を解除`,
    onlyWayIn: 'これが唯一のログイン方法です。先にパスワードを設定してください。',
    disconnectText: (provider) =>
      `${provider} ではログインできなくなります。パスワードは引き続き使え、再び連携することもできます。`,
    disconnected: (provider) => `${provider} との連携を解除しました`,
  },
  danger: {
    title: '危険な操作',
    text: 'データと、アカウントに関連するすべてを完全に削除します。',
    action: 'アカウントを削除',
    blocked: '所有するチームにほかのメンバーがいます。先に次のチームを譲渡または削除してください:',
    confirm: 'アカウントはすぐに削除され、元に戻せません。',
    teams: '次のチームにはほかのメンバーがいないため、すべてのアプリとともに削除されます:',
    done: 'アカウントを削除しました',
  },
};
