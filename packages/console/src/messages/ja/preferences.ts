import type { Translation } from '../messages.ts';

/** `preferences` in Japanese. */
export const preferences: Translation<'preferences'> = {
  title: '表示設定',
  text: 'このブラウザーでの表示方法です。ログアウトしても残ります。',
  density: '表示密度',
  densities: { comfortable: 'ゆったり', compact: 'コンパクト' },
  timeZone: 'タイムゾーン',
  timeZones: { local: 'ローカル', UTC: 'UTC' },
  timeZoneHint: '表示されるすべての時刻と、ダウンロードするものに適用されます。',
  singleKeys: '1 キーのショートカット',
  singleKeysHint: 'オフにすると、Ctrl または ⌘ を使うものと、ログ内のものだけが残ります。',
  notify: 'デプロイの終了を通知する',
  notifyHint: '自分で開始または開いたデプロイが対象です。',
};
