import type { Translation } from '../messages.ts';

/** `language` in Japanese. */
export const language: Translation<'language'> = {
  label: '言語',
  hint: '日付と数値の表記も変わります。',
  system: 'このデバイスの言語',
};
