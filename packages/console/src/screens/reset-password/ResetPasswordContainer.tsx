import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { loginMutations } from '../../api/login.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useHost } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { emailOfToken } from './emailOfToken.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

/** Search parameters of Reset Password. */
export interface ResetPasswordContainerProps {
  /** The `token` of the mailed link. */
  token?: string | undefined;
}

/** Reset Password with the platform. */
export function ResetPasswordContainer(given: ResetPasswordContainerProps): ReactNode {
  const { token = '' } = usePageSearch('resetPassword', given).search;
  const linkTo = useLinkTo();
  const { links } = useHost();
  const api = useApi();
  const { mutateAsync: resetPassword } = useMutation(loginMutations(api).resetPassword());
  return (
    <ResetPasswordScreen
      hasToken={token !== ''}
      email={emailOfToken(token)}
      onReset={async (password) => void (await resetPassword({ token, password }))}
      logInHref={linkTo('logIn')}
      recoverPasswordHref={linkTo('recoverPassword')}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default ResetPasswordContainer;
