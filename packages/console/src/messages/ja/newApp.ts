import type { Translation } from '../messages.ts';

/** `newApp` in Japanese. */
export const newApp: Translation<'newApp'> = {
  name: '名前',
  address: (slug) => `アドレスは ${slug} で始まります`,
  addressHint: '3～50 文字。アドレスは名前から作られ、後から変わりません。',
  create: 'アプリを作成',
  done: (name) => `${name} を作成しました。`,
  taken: (team) => `${team} には同じ名前のアプリがあります`,
};
