import { definePage, text } from '../../runtime/definePage.tsx';

export const verifyEmailPage = definePage({
  id: 'verifyEmail',
  title: 'Verifying Email',
  path: '/verify-email',
  search: { token: text },
  guard: 'none',
  load: () => import('./VerifyEmailContainer.tsx'),
});
