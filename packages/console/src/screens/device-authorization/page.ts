import { definePage, text } from '../../runtime/definePage.tsx';

export const devicePage = definePage({
  id: 'device',
  title: 'Device Authorization',
  path: '/device',
  search: { code: text },
  guard: 'signed-in',
  load: () => import('./DeviceAuthorizationContainer.tsx'),
});
