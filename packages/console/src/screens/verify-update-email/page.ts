import { definePage, text } from '../../runtime/definePage.tsx';

export const verifyUpdateEmailPage = definePage({
  id: 'verifyUpdateEmail',
  title: 'Verifying Email Update',
  path: '/verify-update-email',
  search: { token: text },
  guard: 'none',
  load: () => import('./VerifyUpdateEmailContainer.tsx'),
});
