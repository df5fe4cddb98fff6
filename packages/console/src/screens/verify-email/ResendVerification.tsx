import { Button, LiveRegion } from '@quayside/design-system';
import { useState } from 'react';

import { FormView } from '../../ui/form/FormView.tsx';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { verifyEmailMessages } from '../../runtime/messages/en/verifyEmail.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './ResendVerification.css.ts';
import { resendVerificationSchema } from './resendVerificationSchema.ts';

interface ResendVerificationProps {
  onResend: (email: string) => Promise<void>;
}

/** Form that sends a new link to an address. The response is the same for every address. */
export function ResendVerification({ onResend }: ResendVerificationProps) {
  const messages = useMessages(verifyEmailMessages);
  const validation = useMessages(validationMessages);
  const [isSent, setSent] = useState(false);
  const form = useZodForm({
    schema: resendVerificationSchema(validation),
    defaultValues: { email: '' },
    async onSubmit({ email }) {
      await onResend(email);
      setSent(true);
    },
  });
  if (isSent) return <LiveRegion>{messages.resent}</LiveRegion>;
  return (
    <FormView form={form} className={styles.form}>
      <TextFieldControl
        form={form}
        name="email"
        label={messages.email}
        size="lg"
        type="email"
        autoComplete="username"
        isRequired
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {messages.resend}
      </Button>
    </FormView>
  );
}
