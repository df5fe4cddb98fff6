import { Button, Stack } from '@quayside/design-system';

import { withElement } from '../runtime/messages/withElement.tsx';
import { OutcomeView } from './OutcomeView.tsx';
import { ResendButton } from './ResendButton.tsx';

interface MailSentProps {
  title: string;
  text: (address: string) => string;
  address: string;
  labels: {
    resend: string;
    resendIn: (seconds: number) => string;
    otherAddress: string;
  };
  /** Sends the email again. Rejects on failure, after the caller has shown the error. */
  onResend: () => Promise<void>;
  /** Goes back to the form. */
  onOtherAddress: () => void;
}

/** View after an email with a link was sent: its address, and actions if it does not arrive. */
export function MailSent({
  title,
  text,
  address,
  labels,
  onResend,
  onOtherAddress,
}: MailSentProps) {
  return (
    <OutcomeView kind="sent" title={title} text={withElement(text, <bdi>{address}</bdi>)}>
      <Stack gap={2} align="center">
        <ResendButton
          isJustSent
          label={labels.resend}
          waitLabel={labels.resendIn}
          onResend={onResend}
        />
        <Button variant="ghost" onPress={onOtherAddress}>
          {labels.otherAddress}
        </Button>
      </Stack>
    </OutcomeView>
  );
}
