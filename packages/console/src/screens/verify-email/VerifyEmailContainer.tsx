import { HttpError, userEndpoints } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import { useLoadable } from '../../data/useLoadable.ts';
import { useOnce } from '../../data/useOnce.ts';
import { userQueries } from '../../data/users.ts';
import { verifyEmailMessages } from '../../messages/en/verifyEmail.ts';
import { useErrorText } from '../../messages/useErrorText.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole, useSignedIn } from '../../provider/useConsole.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';
import type { VerifyEmailView } from './VerifyEmailScreen.tsx';

/** Which link it is about. */
export interface VerifyEmailContainerProps {
  /** The `token` of the mailed link. */
  token?: string | undefined;
}

/** Confirms an address with the token of the link, once. */
export function VerifyEmailContainer({ token = '' }: VerifyEmailContainerProps): ReactNode {
  const { client, links } = useConsole();
  const messages = useMessages(verifyEmailMessages);
  const isSignedIn = useSignedIn();
  return (
    <>
      <LoadNotice />
      <VerifyEmailScreen
        view={useVerification(token)}
        onResend={async (email) =>
          void (await client.call(userEndpoints.resendVerification, { body: { email } }))
        }
        next={
          isSignedIn
            ? { label: messages.goHome, href: buildPath('home') }
            : { label: messages.logIn, href: buildPath('logIn') }
        }
        footer={<ProductFooter links={links} />}
      />
    </>
  );
}

function useVerification(token: string): VerifyEmailView {
  const errorText = useErrorText();
  const isSignedIn = useSignedIn();
  const verification = useOnce(token === '' ? null : ['verifyEmail', token], (client) =>
    client.call(userEndpoints.verifyEmail, { body: { token } }),
  );
  const isRefused =
    verification.status === 'error' &&
    verification.error instanceof HttpError &&
    verification.error.status === 400;
  // The platform does not tell a used link from an expired one, but an account knows whether it is confirmed.
  const me = useLoadable(isRefused && isSignedIn ? userQueries.me() : null);

  if (token === '') return { kind: 'missing' };
  if (verification.status === 'loading') return { kind: 'working' };
  if (verification.status === 'ready') return { kind: 'done' };
  if (!isRefused) {
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
