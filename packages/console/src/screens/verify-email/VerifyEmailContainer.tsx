import { HttpError } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { toLoadable } from '../../api/toLoadable.ts';
import { loginMutations } from '../../api/login.ts';
import { useMutationOnce } from '../../api/useMutationOnce.ts';
import { userMutations, userQueries } from '../../api/users.ts';
import { verifyEmailMessages } from '../../runtime/messages/en/verifyEmail.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useApi, useHost, useSignedIn } from '../../runtime/useConsole.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';
import type { VerifyEmailView } from './VerifyEmailScreen.tsx';

/** Search parameters of Verifying Email. */
export interface VerifyEmailContainerProps {
  /** The `token` of the mailed link. */
  token?: string | undefined;
}

/** Confirms an address with the token of the link, once. */
export function VerifyEmailContainer(given: VerifyEmailContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { token = '' } = usePageSearch('verifyEmail', given).search;
  const { links } = useHost();
  const api = useApi();
  const { mutateAsync: resend } = useMutation(loginMutations(api).resendVerification());
  const messages = useMessages(verifyEmailMessages);
  const isSignedIn = useSignedIn();
  return (
    <>
      <LoadNotice />
      <VerifyEmailScreen
        view={useVerification(token)}
        onResend={async (email) => void (await resend(email))}
        next={
          isSignedIn
            ? { label: messages.goHome, href: linkTo('home') }
            : { label: messages.logIn, href: linkTo('logIn') }
        }
        footer={<ProductFooter links={links} />}
      />
    </>
  );
}

function useVerification(token: string): VerifyEmailView {
  const errorText = useErrorText();
  const isSignedIn = useSignedIn();
  const api = useApi();
  const verification = useMutationOnce(userMutations(api).verifyEmail(token), {
    isEnabled: token !== '',
  });
  const isRejected =
    verification.status === 'error' &&
    verification.error instanceof HttpError &&
    verification.error.status === 400;
  // The platform does not distinguish used from expired links, but the account has the confirmation.
  const me = toLoadable(useQuery({ ...userQueries(api).me(), enabled: isRejected && isSignedIn }));

  if (token === '') return { kind: 'missing' };
  if (verification.status === 'loading') return { kind: 'working' };
  if (verification.status === 'ready') return { kind: 'done' };
  if (!isRejected) {
    return {
      kind: 'failed',
      message: errorText(verification.error),
      onRetry: verification.retry,
    };
  }
  if (isSignedIn && me.status === 'loading') return { kind: 'working' };
  const isVerified = me.status === 'ready' && me.data.email_verified;
  return { kind: isVerified ? 'alreadyDone' : 'lapsed' };
}

export default VerifyEmailContainer;
