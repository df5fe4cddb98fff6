import { Stack } from '@quayside/design-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useErrorToast } from '../../ui/useReportFailure.ts';
import { loginMutations } from '../../api/login.ts';
import { signUpMessages } from '../../runtime/messages/en/signUp.ts';
import { verifyEmailMessages } from '../../runtime/messages/en/verifyEmail.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { ResendButton } from '../../ui/ResendButton.tsx';

interface SendNewLinkProps {
  /** The address that is not confirmed yet. */
  email: string;
}

/** Sends a new link to users who must confirm their email before they log in. */
export function SendNewLink({ email }: SendNewLinkProps) {
  const texts = useMessages(verifyEmailMessages);
  const { resendIn } = useMessages(signUpMessages);
  const api = useApi();
  const { mutateAsync: resendVerification } = useMutation({
    ...loginMutations(api).resendVerification(),
    ...useErrorToast('resend verification'),
  });
  const [isSent, setSent] = useState(false);

  async function resend() {
    await resendVerification(email);
    setSent(true);
  }

  return (
    <Stack gap={2} align="start">
      <output>{isSent && texts.resent}</output>
      <ResendButton label={texts.resend} waitLabel={resendIn} onResend={resend} />
    </Stack>
  );
}
