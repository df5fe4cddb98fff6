import type { Translation } from '../messages.ts';

/** `home` in Japanese. */
export const home: Translation<'home'> = {
  apps: 'アプリ',
  allApps: 'すべてのアプリ',
  deployments: 'デプロイ',
  columns: { app: 'アプリ', status: '状態', created: '作成日時' },
  appsError: 'アプリを読み込めませんでした',
  invitations: {
    title: '招待',
    text: (inviter, team) =>
      inviter === undefined
        ? `${team} に招待されています`
        : `${inviter} さんが ${team} に招待しています`,
    hint: (email) => `承諾できるのは ${email} に届いたメールのリンクからだけです。`,
    expires: '有効期限',
    errorTitle: '招待を読み込めませんでした',
    decline: '辞退',
    declineFor: (team) => `${team} への招待を辞退`,
    declineTitle: '招待を辞退',
    declineText: (team) =>
      `${team} には参加せず、メールのリンクは使えなくなります。再び招待を受けることはできます。`,
    declined: '招待を辞退しました',
  },
};
