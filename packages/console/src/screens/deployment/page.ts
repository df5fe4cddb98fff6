import { definePage } from '../../runtime/definePage.tsx';

export const deploymentPage = definePage({
  id: 'deployment',
  title: 'Deployment',
  path: '/:teamSlug/apps/:appSlug/deployments/:deploymentId',
  guard: 'signed-in',
  commands: [{ id: 'buildLog' }],
  parent: 'deployments',
  load: () => import('./DeploymentContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
