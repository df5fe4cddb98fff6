import { HttpError } from '@quayside/api-contract';
import type { UserMe } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { Loadable } from '../../domain/loadable.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { userMutations, userQueries } from '../../api/users.ts';
import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { FieldValidationError } from '../../ui/form/FieldValidationError.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import type { ProfileSectionProps } from './ProfileSection.tsx';
import type { AccountProfileValues } from './profileSchema.ts';
import { usePendingEmail } from './usePendingEmail.ts';
import { useSuccessToast } from './useSuccessToast.ts';

const draftSchema = /* @__PURE__ */ z.object({
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** Interval of checks whether a new address was confirmed, in milliseconds. */
const pendingPollMs = 10_000;

interface Profile extends Omit<ProfileSectionProps, 'me' | 'level'> {
  me: Loadable<UserMe>;
}

/** Returns the data and actions of {@link ProfileSection}. Polls while a new address is not confirmed. */
export function useProfile(): Profile {
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
  const draft = useDraft<AccountProfileValues>('account-profile', draftSchema);
  const { profile: texts } = useMessages(accountSettingsMessages);
  const errorToast = useErrorToast('profile');
  const succeed = useSuccessToast();
  const { mutateAsync: rename } = useMutation({ ...userMutations(api).rename(), ...errorToast });
  const { mutateAsync: requestEmailUpdate } = useMutation({
    ...userMutations(api).requestEmailUpdate(),
    ...errorToast,
  });

  async function sendLink(email: string) {
    await requestEmailUpdate(email);
    remember(email);
  }

  return {
    me,
    pendingEmail: isPending ? pendingEmail : undefined,
    draft,
    async onSave({ fullName, email }: Partial<AccountProfileValues>) {
      if (fullName !== undefined) await rename(fullName);
      if (email !== undefined) await onField('email', sendLink(email));
      if (fullName !== undefined) succeed(texts.saved);
    },
    onResend: sendLink,
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
