import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { teamQueries } from '../../api/teams.ts';
import { userMutations } from '../../api/users.ts';
import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useSocialLogin } from '../../features/social-login/useSocialLogin.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { useNotify } from '../../features/deployment-dock/useNotify.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useChangePreferences, usePreferences } from '../../runtime/preferences/usePreferences.ts';
import { UnsavedGuard } from '../../features/unsaved-changes/UnsavedGuard.tsx';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx';
import { useProfile } from './useProfile.ts';
import { useSecurityActions } from './useSecurityActions.ts';
import { useSuccessToast } from './useSuccessToast.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Account Settings with the platform's data. */
export function AccountSettingsContainer(): ReactNode {
  const linkTo = useLinkTo();
  const api = useApi();
  const { me, onSave, draft, ...profile } = useProfile();
  const teams = toLoadable(useQuery(teamQueries(api).list()));
  const { features, controls } = useHost();
  return (
    <>
      <AccountSettingsScreen
        slots={usePageSlots('accountSettings', {})}
        account={mapLoadable(bothLoadable(me, teams), ([known, { data }]) => ({
          me: known,
          teams: data,
        }))}
        {...profile}
        onSaveProfile={onSave}
        profileDraft={draft}
        teamSettingsHref={({ slug }) => linkTo('teamSettings', { teamSlug: slug })}
        preferences={usePreferences()}
        onPreferencesChange={useChangePreferences()}
        notify={useNotify()}
        hasLanguageChoice={features.languageChoice}
        controlledByHost={controls}
        {...useSecurityActions(me.status === 'ready' ? me.data : undefined)}
        {...useAccountActions()}
      />
      <UnsavedGuard />
    </>
  );
}

function useAccountActions() {
  const { sessionControl } = useConsole();
  const api = useApi();
  const { connections, danger } = useMessages(accountSettingsMessages);
  const startSocialLogin = useSocialLogin();
  const succeed = useSuccessToast();
  const { mutateAsync: disconnect } = useMutation({
    ...userMutations(api).disconnectProvider(),
    ...useErrorToast((provider: string) => `disconnect ${provider}`),
  });
  const { mutateAsync: deleteAccount } = useMutation({
    ...userMutations(api).remove(),
    ...useErrorToast('delete account'),
  });
  return {
    onConnect: (provider: string) => startSocialLogin(provider, 'link'),
    async onDisconnect(provider: string) {
      await disconnect(provider);
      succeed(connections.disconnected(connections.github));
    },
    async onDelete() {
      await deleteAccount();
      sessionControl.endLocally();
      succeed(danger.done);
    },
  };
}

export default AccountSettingsContainer;
