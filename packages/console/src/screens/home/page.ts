import { definePage } from '../../runtime/definePage.tsx';

export const homePage = definePage({
  id: 'home',
  path: '/',
  guard: 'signed-in',
  breadcrumbs: [],
  load: () => import('./HomeContainer.tsx'),
});
