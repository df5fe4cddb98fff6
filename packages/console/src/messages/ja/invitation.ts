import type { Translation } from '../messages.ts';

/** `invitation` in Japanese. */
export const invitation: Translation<'invitation'> = {
  heading: 'チームへの招待',
  working: '招待を確認しています',
  invites: (inviter, team) =>
    inviter === undefined
      ? `${team} に招待されています`
      : `${inviter} さんが ${team} に招待しています`,
  role: 'あなたの役割',
  roles: { admin: '管理者', member: 'メンバー' },
  sentTo: '宛先',
  expires: '有効期限',
  accept: '招待を受ける',
  decline: '辞退',
  signedOut:
    'ログインするとここに戻ります。またはこのアドレスで登録し、アドレスの確認後にこの招待のリンクをもう一度開いてください。',
  logIn: 'ログイン',
  signUp: '登録',
  otherAccountTitle: 'この招待は別のアドレス宛てです',
  otherAccount: (email) =>
    `${email} としてログインしています。受けるには招待されたアドレスのアカウントに切り替えてください。`,
  switchAccount: 'アカウントを切り替え',
  goToTeam: 'チームへ',
  goHome: 'ホームへ',
  tryAgain: 'もう一度試す',
  failed: '招待を確認できませんでした',
  outcomes: {
    joined: { title: '参加しました', text: (team) => `${team} のメンバーになりました。` },
    declined: {
      title: '招待を辞退しました',
      text: '参加しませんでした。招待した方は再び招待できます。',
    },
    accepted: {
      title: 'この招待は受け入れ済みです',
      text: 'ご自身が受けた場合、チームはチームの一覧にあります。',
    },
    expired: {
      title: 'この招待は期限切れです',
      text: '招待の有効期間は 7 日間です。招待した方に新しい招待を依頼してください。',
    },
    revoked: {
      title: 'この招待は取り消されました',
      text: '間違いかどうか、招待した方に確認してください。',
    },
    unknown: {
      title: 'この招待は不明です',
      text: 'メールのリンク全体を開いてください。それでも同じなら、新しい招待を依頼してください。',
    },
  },
};
