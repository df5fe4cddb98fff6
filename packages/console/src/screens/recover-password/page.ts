import { definePage, text } from '../../runtime/definePage.tsx';

export const recoverPasswordPage = definePage({
  id: 'recoverPassword',
  title: 'Recover Password',
  path: '/recover-password',
  search: { redirect: text },
  guard: 'signed-out',
  load: () => import('./RecoverPasswordContainer.tsx'),
});
