import type { Translation } from '../messages.ts';

/** `callback` in Japanese. */
export const callback: Translation<'callback'> = {
  heading: { login: 'ログイン', link: 'アカウントの連携' },
  working: { login: 'ログインしています', link: 'アカウントを連携しています' },
  failed: { login: 'ログインできませんでした', link: '何も連携されませんでした' },
  back: { login: 'ログインに戻る', link: 'アカウント設定に戻る' },
};
