import ScrollText from 'lucide-react/icons/scroll-text';

import { definePage, tabs, text } from '../../runtime/definePage.tsx';

/** The views of a log, as in the URL: its tabs. */
export const logsViews = ['lines', 'errors', 'requests', 'patterns'] as const;

export const logsPage = definePage({
  id: 'logs',
  title: 'Logs',
  path: '/:teamSlug/apps/:appSlug/logs',
  search: {
    view: text,
    deployment: text,
    range: text,
    start: text,
    end: text,
    since: text,
    new: text,
    read: text,
    lines: text,
    q: text,
    apps: text,
  },
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 3, icon: ScrollText },
  shortcut: 'g l',
  commands: [
    ...tabs('view', logsViews),
    { id: 'together', otherApp: 'apps' },
    { id: 'share', isAction: true },
    { id: 'download', isAction: true },
    { id: 'notify', isAction: true },
    { id: 'savedViews', isAction: true },
    { id: 'help', isAction: true },
  ],
  load: () => import('./LogsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
