import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { CallbackQuery } from '../../api/finishSocialLogin.ts';
import { callbackUri } from '../../api/socialLogin.ts';
import { loginQueries } from '../../api/loginQueries.ts';
import { userQueries } from '../../api/users.ts';
import { errorsMessages } from '../../runtime/messages/en/common.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { safeRedirect } from '../../runtime/navigation/safeRedirect.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { CallbackScreen } from './CallbackScreen.tsx';

/** Redirect target of a social login: finishes the login once, and redirects. */
export function CallbackContainer(given: CallbackQuery): ReactNode {
  const linkTo = useLinkTo();
  const { search: query } = usePageSearch('callback', given);
  const { session, navigation, queryClient, links } = useConsole();
  const api = useApi();
  const errors = useMessages(errorsMessages);
  const errorText = useErrorText();
  const [pending] = useState(() => session.peekSocialLogin());
  const mode = pending?.linkProvider == null ? 'login' : 'link';
  const { data: result, error } = useQuery(
    loginQueries(api).socialLogin(
      {
        query,
        takePending: session.takeSocialLogin,
        redirectUri: callbackUri(navigation.href(buildPath('callback'))),
        texts: errors,
      },
      pending?.codeVerifier,
    ),
  );

  useEffect(() => {
    if (result === undefined) return;
    if (result.isLinked) {
      void queryClient.invalidateQueries({ queryKey: userQueries(api).me().queryKey });
    }
    const loggedInPath = safeRedirect(pending?.redirect) ?? buildPath('home');
    navigation.navigate(result.isLinked ? buildPath('accountSettings') : loggedInPath, {
      replace: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each result: signing in changes the context of this page, not its task
  }, [result]);

  return (
    <CallbackScreen
      mode={mode}
      failure={error === null ? undefined : errorText(error)}
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
