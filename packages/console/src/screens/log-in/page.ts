import { definePage, text } from '../../runtime/definePage.tsx';

export const logInPage = definePage({
  id: 'logIn',
  title: 'Log In',
  path: '/login',
  search: { redirect: text },
  guard: 'signed-out',
  load: () => import('./LogInContainer.tsx'),
});
