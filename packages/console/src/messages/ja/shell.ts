import type { Translation } from '../messages.ts';

/** `shell` in Japanese. */
export const shell: Translation<'shell'> = {
  loading: '読み込み中',
  landmarks: {
    skip: '本文へ移動',
    notice: 'お知らせ',
    sidebar: 'サイドバー',
    navigation: 'ナビゲーション',
    openNavigation: 'ナビゲーションを開く',
    collapse: 'サイドバーを折りたたむ',
    expand: 'サイドバーを広げる',
  },
  breadcrumbs: 'パンくずリスト',
  teamNavigation: 'チーム',
  appNavigation: 'アプリ',
  switchTeam: 'チームを切り替え',
  teams: 'チーム',
  roles: { personal: '個人', owner: '所有者', member: 'メンバー' },
  help: 'ヘルプ',
  feedback: 'フィードバック',
  community: 'コミュニティ',
  search: '検索',
  docs: 'ドキュメント',
  theme: 'テーマ',
  themes: { dark: 'ダーク', light: 'ライト', system: 'システム' },
  accountMenu: (name) => `${name}、アカウントメニュー`,
  logOut: 'ログアウト',
};
