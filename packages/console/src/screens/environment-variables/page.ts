import Braces from 'lucide-react/icons/braces';

import { definePage, tabs, text } from '../../runtime/definePage.tsx';

/** The views of an app's variables, as in the URL: its tabs. */
export const variablesViews = ['variables', 'compare', 'history'] as const;

export const environmentVariablesPage = definePage({
  id: 'environmentVariables',
  title: 'Environment Variables',
  path: '/:teamSlug/apps/:appSlug/environment-variables',
  search: { view: text, q: text, kind: text, apps: text },
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 4, icon: Braces },
  shortcut: 'g e',
  commands: [
    ...tabs('view', variablesViews),
    { id: 'compareWith', search: { view: 'compare' }, otherApp: 'apps' },
    { id: 'add', isAction: true },
    { id: 'import', isAction: true },
    { id: 'fromCode', isAction: true },
    { id: 'export', isAction: true },
    { id: 'rename' },
  ],
  load: () => import('./EnvironmentVariablesContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
