import ScrollText from 'lucide-react/icons/scroll-text';

import { definePage, text } from '../../runtime/definePage.tsx';

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
  load: () => import('./LogsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
