import { definePage, text } from '../../runtime/definePage.tsx';

export const logsPage = definePage({
  id: 'logs',
  path: '/:teamSlug/apps/:appSlug/logs',
  search: {
    deployment: text,
    range: text,
    start: text,
    end: text,
    lines: text,
    q: text,
    apps: text,
  },
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./LogsContainer.tsx'),
});
