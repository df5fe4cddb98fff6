import { HttpError, userEndpoints } from '@quayside/api-contract';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { scopedKey } from '../../data/scopedKey.ts';
import { useOnce } from '../../data/useOnce.ts';
import { userQueries } from '../../data/users.ts';
import { useErrorText } from '../../messages/useErrorText.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useSignedIn } from '../../provider/useConsole.ts';
import { useConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { VerifyUpdateEmailScreen } from './VerifyUpdateEmailScreen.tsx';
import type { VerifyUpdateEmailView } from './VerifyUpdateEmailScreen.tsx';

/** Which link it is about. */
export interface VerifyUpdateEmailContainerProps {
  /** The `token` of the mailed link. */
  token?: string | undefined;
}

/** Changes an account's address with the token of the link, once. */
export function VerifyUpdateEmailContainer({ token = '' }: VerifyUpdateEmailContainerProps): ReactNode {
  const console = useConsoleWithQueries();
  const errorText = useErrorText();
  const change = useOnce(token === '' ? null : ['verifyUpdateEmail', token], (client) =>
    client.call(userEndpoints.verifyUpdateEmail, { body: { token } }),
  );
  const isDone = change.status === 'ready';
  useEffect(() => {
    if (!isDone) return;
    void console.queryClient.invalidateQueries({
      queryKey: scopedKey(console, userQueries.me().key),
    });
  }, [console, isDone]);

  return (
    <VerifyUpdateEmailScreen
      view={token === '' ? { kind: 'missing' } : viewOf(change, errorText)}
      isSignedIn={useSignedIn()}
      logInHref={buildPath('logIn')}
      settingsHref={buildPath('accountSettings')}
      footer={<ProductFooter links={console.links} />}
    />
  );
}

function viewOf(
  change: ReturnType<typeof useOnce>,
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
