import { HttpError } from '@quayside/api-contract';
import type { UserMe } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { loginMutations } from '../../api/login.ts';
import { teamQueries } from '../../api/teams.ts';
import { userMutations, userQueries } from '../../api/users.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { accountSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useSocialLogin } from '../../api/socialLogin.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../api/useErrorToast.ts';
import { useReportFailure } from '../../api/useReportFailure.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { useNotify } from '../../features/deployment-dock/useNotify.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { FieldValidationError } from '../../ui/form/FieldValidationError.ts';
import { bothLoadable, mapLoadable } from '../../api/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useChangePreferences, usePreferences } from '../../runtime/preferences/usePreferences.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx';
import type { AccountProfileValues } from './profileSchema.ts';
import { usePendingEmail } from './usePendingEmail.ts';

const draftSchema = /* @__PURE__ */ z.object({
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** Interval of checks whether a new address was confirmed, in milliseconds. */
const pendingPollMs = 10_000;

/** Account Settings with the platform's data. */
export function AccountSettingsContainer(): ReactNode {
  const api = useApi();
  const currentEmail = useQuery(userQueries(api).me()).data?.email;
  const { pendingEmail, remember } = usePendingEmail(currentEmail);
  const isPending = pendingEmail !== undefined && currentEmail !== undefined;
  const me = toLoadable(
    useQuery({
      ...userQueries(api).me(),
      refetchInterval: pollEvery(() => (isPending ? pendingPollMs : false)),
    }),
  );
  const teams = toLoadable(useQuery(teamQueries(api).list()));
  const { features, controlledByHost } = useConsole();
  return (
    <AccountSettingsScreen
      account={mapLoadable(bothLoadable(me, teams), ([known, { data }]) => ({
        me: known,
        teams: data,
      }))}
      pendingEmail={isPending ? pendingEmail : undefined}
      profileDraft={useDraft<AccountProfileValues>('account-profile', draftSchema)}
      teamSettingsHref={({ slug }) => buildPath('teamSettings', { teamSlug: slug })}
      preferences={usePreferences()}
      onPreferencesChange={useChangePreferences()}
      notify={useNotify()}
      hasLanguageChoice={features.languageChoice}
      controlledByHost={controlledByHost}
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
  const api = useApi();
  const { profile: texts } = useMessages(accountSettingsMessages);
  const errorToast = useErrorToast('profile');
  const succeed = useSuccess();
  const { mutateAsync: rename } = useMutation({ ...userMutations(api).rename(), ...errorToast });
  const { mutateAsync: requestEmailUpdate } = useMutation({
    ...userMutations(api).requestEmailUpdate(),
    ...errorToast,
  });

  async function sendLink(email: string) {
    await requestEmailUpdate(email);
    onLinkSent(email);
  }

  return {
    async onSaveProfile({ fullName, email }: Partial<AccountProfileValues>) {
      if (fullName !== undefined) await rename(fullName);
      if (email !== undefined) await onField('email', sendLink(email));
      if (fullName !== undefined) succeed(texts.saved);
    },
    onResend: sendLink,
  };
}

const rejectedFields: Readonly<Record<string, string>> = {
  'Incorrect password': 'current',
  'New password cannot be the same as the current one': 'next',
};

/** Topic of the toasts about sending a password link. */
const passwordLink = 'password link';

function useSecurityActions(me: UserMe | undefined) {
  const api = useApi();
  const { security: texts } = useMessages(accountSettingsMessages);
  const reportFailure = useReportFailure();
  const succeed = useSuccess();
  const { mutateAsync: changePassword } = useMutation({
    ...userMutations(api).changePassword(),
    ...useErrorToast('password'),
  });
  const { mutateAsync: recoverPassword } = useMutation(loginMutations(api).recoverPassword());
  return {
    async onChangePassword(values: { current: string; next: string }) {
      try {
        await changePassword(values);
      } catch (error) {
        const detail =
          error instanceof HttpError && error.status === 400 ? error.detail : undefined;
        const field = rejectedFields[detail ?? ''];
        throw detail !== undefined && field !== undefined
          ? new FieldValidationError({ [field]: detail }, { cause: error })
          : error;
      }
      succeed(texts.saved);
    },
    async onSendPasswordLink() {
      if (me === undefined) return;
      try {
        await recoverPassword(me.email);
        succeed(texts.linkSent(me.email), passwordLink);
      } catch (error) {
        reportFailure(error, passwordLink);
      }
    },
  };
}

function useAccountActions() {
  const { sessionControl } = useConsole();
  const api = useApi();
  const { connections, danger } = useMessages(accountSettingsMessages);
  const startSocialLogin = useSocialLogin();
  const succeed = useSuccess();
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

/** Shows a 400 or 409 about a value at its field. */
async function onField(field: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isAboutIt = error instanceof HttpError && (error.status === 400 || error.status === 409);
    throw isAboutIt && error.detail !== undefined
      ? new FieldValidationError({ [field]: error.detail }, { cause: error })
      : error;
  }
}

/** Prefetches the first data of the page. */
export async function prefetch({ api, queryClient }: PrefetchInput): Promise<void> {
  await Promise.all([
    prefetchQuery(queryClient, teamQueries(api).list()),
    prefetchQuery(queryClient, userQueries(api).me()),
  ]);
}

export default AccountSettingsContainer;
