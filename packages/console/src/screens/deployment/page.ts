import { definePage } from '../../runtime/definePage.tsx';

export const deploymentPage = definePage({
  id: 'deployment',
  title: 'Deployment',
  path: '/:teamSlug/apps/:appSlug/deployments/:deploymentId',
  guard: 'signed-in',
  parent: 'deployments',
  load: () => import('./DeploymentContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
