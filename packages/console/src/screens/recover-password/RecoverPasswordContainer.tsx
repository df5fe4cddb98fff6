import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useErrorToast } from '../../ui/useReportFailure.ts';
import { loginMutations } from '../../api/login.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useHost } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { RecoverPasswordScreen } from './RecoverPasswordScreen.tsx';

/** Search parameters of Recover Password. */
export interface RecoverPasswordContainerProps {
  /** Redirect after login. */
  redirect?: string | undefined;
}

/** Recover Password with the platform. */
export function RecoverPasswordContainer(given: RecoverPasswordContainerProps): ReactNode {
  const { redirect } = usePageSearch('recoverPassword', given).search;
  const linkTo = useLinkTo();
  const { links } = useHost();
  const api = useApi();
  const { mutateAsync: recover } = useMutation(loginMutations(api).recoverPassword());
  const { mutateAsync: resend } = useMutation({
    ...loginMutations(api).recoverPassword(),
    ...useErrorToast('recover password'),
  });
  return (
    <RecoverPasswordScreen
      onRecover={async (email) => void (await recover(email))}
      onResend={async (email) => void (await resend(email))}
      logInHref={linkTo('logIn', {}, { redirect })}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default RecoverPasswordContainer;
