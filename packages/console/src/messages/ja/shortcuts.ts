import type { Translation } from '../messages.ts';

/** `shortcuts` in Japanese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'キーボードショートカット',
  close: '閉じる',
  groups: { general: '共通', team: '移動', app: 'アプリ内の移動', log: 'ログ内' },
  actions: {
    palette: '検索または移動',
    sheet: 'キーボードショートカット',
    search: 'このページを検索',
    create: '新規 (作成できるページで)',
    find: '検索',
    nextError: '次のエラー',
    wrap: '行を折り返す',
    copyLine: '行をコピー',
  },
  followedBy: '続けて',
};
