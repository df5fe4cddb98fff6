import { definePage, text } from '../../runtime/definePage.tsx';

export const environmentVariablesPage = definePage({
  id: 'environmentVariables',
  path: '/:teamSlug/apps/:appSlug/environment-variables',
  search: { q: text, kind: text, compare: text },
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./EnvironmentVariablesContainer.tsx'),
});
