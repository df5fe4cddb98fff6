import { HttpError } from '@quayside/api-contract';
import type { UserMe } from '@quayside/api-contract';
import { useMutation } from '@tanstack/react-query';

import { loginMutations } from '../../api/login.ts';
import { useErrorToast, useReportFailure } from '../../ui/useReportFailure.ts';
import { userMutations } from '../../api/users.ts';
import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { FieldValidationError } from '../../ui/form/FieldValidationError.ts';
import { useSuccessToast } from './useSuccessToast.ts';

const rejectedFields: Readonly<Record<string, string>> = {
  'Incorrect password': 'current',
  'New password cannot be the same as the current one': 'next',
};

/** Topic of the toasts about sending a password link. */
const passwordLink = 'password link';

/** Returns the actions of {@link SecuritySection}. */
export function useSecurityActions(me: UserMe | undefined) {
  const api = useApi();
  const { security: texts } = useMessages(accountSettingsMessages);
  const reportFailure = useReportFailure();
  const succeed = useSuccessToast();
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
