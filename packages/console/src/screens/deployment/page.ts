import { definePage } from '../../runtime/definePage.tsx';

export const deploymentPage = definePage({
  id: 'deployment',
  path: '/:teamSlug/apps/:appSlug/deployments/:deploymentId',
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app', 'deployments'],
  load: () => import('./DeploymentContainer.tsx'),
});
