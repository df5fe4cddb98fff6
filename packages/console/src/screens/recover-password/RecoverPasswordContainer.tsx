import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useErrorToast } from '../../api/useErrorToast.ts';
import { loginMutations } from '../../api/login.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { RecoverPasswordScreen } from './RecoverPasswordScreen.tsx';

/** Search parameters of Recover Password. */
export interface RecoverPasswordContainerProps {
  /** Redirect after login. */
  redirect?: string | undefined;
}

/** Recover Password with the platform. */
export function RecoverPasswordContainer({ redirect }: RecoverPasswordContainerProps): ReactNode {
  const { links } = useConsole();
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
      logInHref={buildPath('logIn', {}, { redirect })}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default RecoverPasswordContainer;
