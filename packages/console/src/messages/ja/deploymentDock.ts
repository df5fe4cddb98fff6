import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `deploymentDock` in Japanese. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: '追跡中のデプロイ',
  running: (count) => `${number(count)} 件のデプロイが実行中`,
  ended: 'デプロイが終了しました',
  elapsed: (duration) => duration,
  left: (duration) => `残り約 ${duration}`,
  overdue: '通常より長くかかっています',
  stop: (app) => `${app} の追跡をやめる`,
  notify: '通知する',
  notifyRefused:
    'ブラウザーで通知が許可されていません。このタブを開いている間は、終了をここでお知らせします。',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'ビルドログを開く',
};
