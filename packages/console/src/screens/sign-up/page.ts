import { definePage, text } from '../../runtime/definePage.tsx';

export const signUpPage = definePage({
  id: 'signUp',
  title: 'Sign Up',
  path: '/signup',
  search: { email: text, redirect: text },
  guard: 'signed-out',
  load: () => import('./SignUpContainer.tsx'),
});
