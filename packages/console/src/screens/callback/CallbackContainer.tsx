import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { socialLoginMutations } from '../../api/finishSocialLogin.ts';
import type { CallbackQuery } from '../../api/finishSocialLogin.ts';
import { callbackUri } from '../../api/socialLogin.ts';
import { useMutationOnce } from '../../api/useMutationOnce.ts';
import { errorsMessages } from '../../runtime/messages/en/common.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { safeRedirect } from '../../runtime/navigation/safeRedirect.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { CallbackScreen } from './CallbackScreen.tsx';

/** Redirect target of a social login: finishes the login once, and redirects. */
export function CallbackContainer(given: CallbackQuery): ReactNode {
  const linkTo = useLinkTo();
  const { search: query } = usePageSearch('callback', given);
  const { session, navigation } = useConsole();
  const { links } = useHost();
  const api = useApi();
  const errors = useMessages(errorsMessages);
  const errorText = useErrorText();
  const [pending] = useState(() => session.peekSocialLogin());
  const mode = pending?.linkProvider == null ? 'login' : 'link';
  const finished = useMutationOnce(
    socialLoginMutations(api).finish(
      {
        query,
        takePending: session.takeSocialLogin,
        redirectUri: callbackUri(navigation.href(buildPath('callback'))),
        texts: errors,
      },
      pending?.codeVerifier,
    ),
  );

  const result = finished.status === 'ready' ? finished.data : undefined;
  useEffect(() => {
    if (result === undefined) return;
    const loggedInPath = safeRedirect(pending?.redirect) ?? buildPath('home');
    navigation.navigate(result.isLinked ? buildPath('accountSettings') : loggedInPath, {
      replace: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each result: signing in changes the context of this page, not its task
  }, [result]);

  return (
    <CallbackScreen
      mode={mode}
      failure={finished.status === 'error' ? errorText(finished.error) : undefined}
      backHref={
        mode === 'link'
          ? linkTo('accountSettings')
          : linkTo('logIn', {}, { redirect: pending?.redirect ?? undefined })
      }
      footer={<ProductFooter links={links} />}
    />
  );
}

export default CallbackContainer;
