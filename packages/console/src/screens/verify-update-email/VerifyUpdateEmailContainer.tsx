import { HttpError } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import { useMutationOnce } from '../../api/useMutationOnce.ts';
import { userMutations } from '../../api/users.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useHost, useSignedIn } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { VerifyUpdateEmailScreen } from './VerifyUpdateEmailScreen.tsx';
import type { VerifyUpdateEmailView } from './VerifyUpdateEmailScreen.tsx';

/** Search parameters of Verifying Email Update. */
export interface VerifyUpdateEmailContainerProps {
  /** The `token` of the mailed link. */
  token?: string | undefined;
}

/** Changes an account's address with the token of the link, once. */
export function VerifyUpdateEmailContainer({
  ...given
}: VerifyUpdateEmailContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { token = '' } = usePageSearch('verifyUpdateEmail', given).search;
  const { links } = useHost();
  const api = useApi();
  const errorText = useErrorText();
  const change = useMutationOnce(userMutations(api).verifyEmailUpdate(token), {
    isEnabled: token !== '',
  });

  return (
    <VerifyUpdateEmailScreen
      view={token === '' ? { kind: 'missing' } : viewOf(change, errorText)}
      isSignedIn={useSignedIn()}
      logInHref={linkTo('logIn')}
      settingsHref={linkTo('accountSettings')}
      footer={<ProductFooter links={links} />}
    />
  );
}

function viewOf(
  change: Loadable<unknown>,
  errorText: (error: unknown) => string,
): VerifyUpdateEmailView {
  if (change.status === 'loading') return { kind: 'working' };
  if (change.status === 'ready') return { kind: 'done' };
  const status = change.error instanceof HttpError ? change.error.status : undefined;
  if (status === 400) return { kind: 'lapsed' };
  if (status === 409) return { kind: 'taken' };
  return { kind: 'failed', message: errorText(change.error), onRetry: change.retry };
}

export default VerifyUpdateEmailContainer;
