import Braces from 'lucide-react/icons/braces';

import { definePage, text } from '../../runtime/definePage.tsx';

export const environmentVariablesPage = definePage({
  id: 'environmentVariables',
  title: 'Environment Variables',
  path: '/:teamSlug/apps/:appSlug/environment-variables',
  search: { view: text, q: text, kind: text, apps: text },
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 4, icon: Braces },
  shortcut: 'g e',
  load: () => import('./EnvironmentVariablesContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
