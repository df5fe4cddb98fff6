import { HttpError, loginEndpoints, socialEndpoints, userEndpoints } from '@quayside/api-contract';
import type { UserMe } from '@quayside/api-contract';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { accountSettingsMessages } from '../../messages/en/account.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { teamQueries } from '../../data/teams.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useRefresh } from '../../data/useRefresh.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useReportFailure } from '../../data/useReportFailure.ts';
import { userQueries } from '../../data/users.ts';
import { useSocialLogin } from '../../data/useSocialLogin.ts';
import { useNotify } from '../../dock/useNotify.ts';
import { useDraft } from '../../form/useDraft.ts';
import { FieldRefusal } from '../../form/useForm.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useChangePreferences, usePreferences } from '../../preferences/usePreferences.ts';
import { useConsole } from '../../provider/useConsole.ts';
import type { AccountProfileValues } from './AccountProfile.tsx';
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx';
import { usePendingEmail } from './usePendingEmail.ts';

const profileSchema = /* @__PURE__ */ z.object({
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** Milliseconds between looks at whether a new address was confirmed, elsewhere. */
const pendingPollMs = 10_000;

/** Account Settings over the platform. */
export function AccountSettingsContainer(): ReactNode {
  const cached = useLoadable(userQueries.me());
  const currentEmail = cached.status === 'ready' ? cached.data.email : undefined;
  const { pendingEmail, remember } = usePendingEmail(currentEmail);
  const isPending = pendingEmail !== undefined && currentEmail !== undefined;
  const me = useLoadable({
    ...userQueries.me(),
    pollMs: () => (isPending ? pendingPollMs : false),
  });
  const teams = useLoadable(teamQueries.list());
  const { features, settledByHost } = useConsole();
  return (
    <AccountSettingsScreen
      account={mapLoadable(bothLoadable(me, teams), ([known, { data }]) => ({
        me: known,
        teams: data,
      }))}
      pendingEmail={isPending ? pendingEmail : undefined}
      profileDraft={useDraft<AccountProfileValues>('account-profile', profileSchema)}
      teamSettingsHref={({ slug }) => buildPath('teamSettings', { teamSlug: slug })}
      preferences={usePreferences()}
      onPreferencesChange={useChangePreferences()}
      notify={useNotify()}
      hasLanguageChoice={features.languageChoice}
      settledByHost={settledByHost}
      {...useProfileActions(remember)}
      {...useSecurityActions(me.status === 'ready' ? me.data : undefined)}
      {...useAccountActions()}
    />
  );
}

function useSuccess() {
  const { toast } = useConsole();
  const common = useMessages(commonMessages);
  return (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });
}

function useProfileActions(onLinkSent: (email: string) => void) {
  const { client } = useConsole();
  const { profile: texts } = useMessages(accountSettingsMessages);
  const refresh = useRefresh();
  const reported = useReportedWrite();
  const succeed = useSuccess();

  async function sendLink(email: string) {
    await client.call(userEndpoints.updateMyEmail, { body: { email } });
    onLinkSent(email);
  }

  return {
    onSaveProfile: reported(
      'profile',
      async ({ fullName, email }: Partial<AccountProfileValues>) => {
        if (fullName !== undefined) {
          await client.call(userEndpoints.updateMe, { body: { full_name: fullName } });
          await refresh(userQueries.me().key, ['teams']);
        }
        if (email !== undefined) await onField('email', sendLink(email));
        if (fullName !== undefined) succeed(texts.saved);
      },
    ),
    onResend: reported('profile', sendLink),
  };
}

const refusedField: Readonly<Record<string, string>> = {
  'Incorrect password': 'current',
  'New password cannot be the same as the current one': 'next',
};

const disconnection = (provider: string) => `disconnect ${provider}`;

/** The topic of what sending a link for a new password has come to. */
const passwordLink = 'password link';

function useSecurityActions(me: UserMe | undefined) {
  const { client } = useConsole();
  const { security: texts } = useMessages(accountSettingsMessages);
  const reportFailure = useReportFailure();
  const reported = useReportedWrite();
  const succeed = useSuccess();
  return {
    onChangePassword: reported(
      'password',
      async ({ current, next }: { current: string; next: string }) => {
        try {
          await client.call(userEndpoints.updateMyPassword, {
            body: { current_password: current, new_password: next },
          });
        } catch (error) {
          const detail =
            error instanceof HttpError && error.status === 400 ? error.detail : undefined;
          const field = refusedField[detail ?? ''];
          throw detail !== undefined && field !== undefined
            ? new FieldRefusal({ [field]: detail }, { cause: error })
            : error;
        }
        succeed(texts.saved);
      },
    ),
    async onSendPasswordLink() {
      if (me === undefined) return;
      try {
        await client.call(loginEndpoints.recoverPassword, { path: { email: me.email } });
        succeed(texts.linkSent(me.email), passwordLink);
      } catch (error) {
        reportFailure(error, passwordLink);
      }
    },
  };
}

function useAccountActions() {
  const { client, sessionControl } = useConsole();
  const { connections, danger } = useMessages(accountSettingsMessages);
  const startSocialLogin = useSocialLogin();
  const reported = useReportedWrite();
  const refresh = useRefresh();
  const succeed = useSuccess();
  return {
    onConnect: (provider: string) => startSocialLogin(provider, 'link'),
    onDisconnect: reported(disconnection, async (provider: string) => {
      await client.call(socialEndpoints.unlinkSocialAccount, { path: { provider } });
      await refresh(userQueries.me().key);
      succeed(connections.disconnected(connections.github));
    }),
    onDelete: reported('delete account', async () => {
      await client.call(userEndpoints.deleteMe);
      sessionControl.endLocally();
      succeed(danger.done);
    }),
  };
}

/** Says a 400 or 409 about a value at its field. */
async function onField(field: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isAboutIt = error instanceof HttpError && (error.status === 400 || error.status === 409);
    throw isAboutIt && error.detail !== undefined
      ? new FieldRefusal({ [field]: error.detail }, { cause: error })
      : error;
  }
}

export default AccountSettingsContainer;
