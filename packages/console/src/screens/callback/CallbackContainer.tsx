import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { scopedKey } from '../../data/scopedKey.ts';
import { useOnce } from '../../data/useOnce.ts';
import { callbackUri } from '../../data/startSocialLogin.ts';
import { userQueries } from '../../data/users.ts';
import { errorsMessages } from '../../messages/en/errors.ts';
import { useErrorText } from '../../messages/useErrorText.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { safeRedirect } from '../../navigation/safeRedirect.ts';
import { useConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { CallbackScreen } from './CallbackScreen.tsx';
import { finishSocialLogin } from './finishSocialLogin.ts';
import type { CallbackQuery } from './finishSocialLogin.ts';

/** The return address of a login elsewhere: finishes it, once, and goes on. */
export function CallbackContainer(query: CallbackQuery): ReactNode {
  const console = useConsoleWithQueries();
  const { session, sessionControl, navigation, queryClient, links } = console;
  const errors = useMessages(errorsMessages);
  const errorText = useErrorText();
  const [pending] = useState(() => session.peekSocialLogin());
  const mode = pending?.linkProvider == null ? 'login' : 'link';
  const finished = useOnce(
    ['callback', query.code, query.link_code, query.error, pending?.codeVerifier.slice(0, 8)],
    (client) =>
      finishSocialLogin({
        query,
        pending: session.takeSocialLogin(),
        client,
        redirectUri: callbackUri(navigation.href(buildPath('callback'))),
        texts: errors,
      }),
  );
  const result = finished.status === 'ready' ? finished.data : undefined;

  useEffect(() => {
    if (result === undefined) return;
    if (result.token !== undefined) sessionControl.signIn(result.token);
    else void queryClient.invalidateQueries({ queryKey: scopedKey(console, userQueries.me().key) });
    const loggedInPath = safeRedirect(pending?.redirect) ?? buildPath('home');
    navigation.navigate(result.token === undefined ? buildPath('accountSettings') : loggedInPath, {
      replace: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each result: signing in changes what surrounds this page, not what it has to do
  }, [result]);

  return (
    <CallbackScreen
      mode={mode}
      failure={finished.status === 'error' ? errorText(finished.error) : undefined}
      backHref={
        mode === 'link'
          ? buildPath('accountSettings')
          : buildPath('logIn', {}, { redirect: pending?.redirect ?? undefined })
      }
      footer={<ProductFooter links={links} />}
    />
  );
}

export default CallbackContainer;
