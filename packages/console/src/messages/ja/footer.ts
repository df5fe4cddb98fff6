import type { Translation } from '../messages.ts';

/** `footer` in Japanese. */
export const footer: Translation<'footer'> = {
  status: '稼働状況',
  documentation: 'ドキュメント',
  terms: '利用規約',
  privacyPolicy: 'プライバシーポリシー',
};
