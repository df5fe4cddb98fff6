import type { Translation } from '../messages.ts';

/** `buildLog` in Japanese. */
export const buildLog: Translation<'buildLog'> = {
  label: 'ビルドログ',
  empty: 'このビルドは何も出力しませんでした。',
  notBuilt: 'ビルドされていないため、ログはありません。',
  gap: 'ここに 1 行欠けています。プラットフォームから届いた行を読み取れませんでした。',
  unavailable: 'ログを読み取れませんでした。',
};
