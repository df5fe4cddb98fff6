import { userEndpoints } from '@quayside/api-contract';
import { Stack } from '@quayside/design-system';
import { useState } from 'react';

import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { signUpMessages } from '../../messages/en/signUp.ts';
import { verifyEmailMessages } from '../../messages/en/verifyEmail.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { ResendButton } from '../shared/ResendButton.tsx';

interface SendNewLinkProps {
  /** The address that waits to be confirmed. */
  email: string;
}

/** Sends a new link to whoever cannot log in before their address is confirmed. */
export function SendNewLink({ email }: SendNewLinkProps) {
  const { client } = useConsole();
  const texts = useMessages(verifyEmailMessages);
  const { resendIn } = useMessages(signUpMessages);
  const reported = useReportedWrite();
  const [isSent, setSent] = useState(false);

  const resend = reported('resend verification', async () => {
    await client.call(userEndpoints.resendVerification, { body: { email } });
    setSent(true);
  });

  return (
    <Stack gap={2} align="start">
      <output>{isSent && texts.resent}</output>
      <ResendButton label={texts.resend} waitLabel={resendIn} onResend={resend} />
    </Stack>
  );
}
