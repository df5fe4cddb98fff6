import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `common` in Japanese. */
export const common: Translation<'common'> = {
  retry: '再試行',
  cancel: 'キャンセル',
  undo: '元に戻す',
  copy: (what) => `${what} をコピー`,
  opensInNewTab: '(新しいタブで開きます)',
  order: '並び順',
  orders: { desc: '新しい順', asc: '古い順' },
  clearSearch: '検索をクリア',
  pastTheEnd: 'このページより前で一覧は終わります',
  firstPage: '最初のページへ',
  range: (first, last, count) => `${number(count)} 件中 ${number(first)}–${number(last)}`,
  errorTitle: '問題が発生しました',
  newVersion: 'コンソールの新しいバージョンがあるかもしれません。再読み込みすると取得できます。',
  reload: 'ページを再読み込み',
  successTitle: '完了しました',
  tryAgainIn: (seconds) => `${number(seconds)} 秒後に再試行できます。`,
  tryAgainNow: '再試行できます。',
  failures: {
    unknown: '問題が発生しました。',
    tryAgain: 'しばらくしてからもう一度お試しください。',
    unreachable: 'プラットフォームが応答しません。接続を確認して、もう一度お試しください。',
    timeout: 'プラットフォームの応答に時間がかかりすぎました。もう一度お試しください。',
    insecure:
      'ブラウザーがこの操作を許可するのは、https のページと localhost だけです。コンソールを https で開いてください。',
    unreadable: (where) => `プラットフォームの応答をこのコンソールで読み取れません (${where})。`,
  },
  offline: 'オフラインです。接続が戻ると続行します。',
};
