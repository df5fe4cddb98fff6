import { definePage, text } from '../../runtime/definePage.tsx';

export const resetPasswordPage = definePage({
  id: 'resetPassword',
  title: 'Reset Password',
  path: '/reset-password',
  search: { token: text },
  guard: 'signed-out',
  load: () => import('./ResetPasswordContainer.tsx'),
});
