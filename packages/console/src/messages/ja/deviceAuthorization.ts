import type { Translation } from '../messages.ts';

/** `deviceAuthorization` in Japanese. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'デバイスの認可',
  lead: 'コマンドラインがあなたとして操作する許可を求めています。',
  loading: 'コードを確認しています',
  entry: {
    label: 'コード',
    hint: 'ターミナルに表示される、4 文字ずつ 2 組のコードです。',
    missing: 'コードを入力してください',
    submit: '続ける',
  },
  doesItMatch: 'ターミナルに表示されたコードと一致しますか?',
  itMatches: '一致します',
  authorizeAs: '認可するアカウント',
  notYou: '別の方ですか?',
  consequence: (client) =>
    `${client} は、あなたのすべてのチームでアプリのデプロイとログの閲覧ができるようになります。`,
  expiresIn: (time) => `コードの有効期限まで ${time}。`,
  deny: '拒否',
  authorize: '認可',
  foot: 'ご自身で始めたものではありませんか? 拒否すれば何も起こりません。',
  outcomes: {
    authorized: {
      title: 'コマンドラインがログインしました',
      text: 'このタブは閉じてかまいません',
    },
    denied: {
      title: '何も認可されませんでした',
      text: 'コマンドラインはログアウトのままで、コードは自動的に失効します。このタブは閉じてかまいません。',
    },
    expired: {
      title: 'このコードは期限切れです',
      text: 'ログインのコマンドをもう一度実行すると、新しいコードでここに戻ります。',
    },
    unknown: {
      title: 'このコードは不明です',
      text: 'ターミナルに表示されたアドレスを開くか、ログインのコマンドをもう一度実行してください。',
    },
    alreadyUsed: {
      title: 'このコードは使用済みです',
      text: 'ご自身で使った場合、コマンドラインはログイン済みです。コードは 1 回だけ使えます。',
    },
  },
  goHome: 'ホームへ',
  tryAgain: 'もう一度試す',
};
