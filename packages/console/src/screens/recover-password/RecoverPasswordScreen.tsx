import { Button, Link, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { FormView } from '../../ui/form/FormView.tsx';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { recoverPasswordMessages } from '../../runtime/messages/en/recoverPassword.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { MailSent } from '../../ui/MailSent.tsx';
import { recoverPasswordSchema } from './recoverPasswordSchema.ts';

/** Props of Recover Password. */
export interface RecoverPasswordScreenProps {
  /** Requests the email. It must not reveal whether the address is registered. */
  onRecover: (email: string) => Promise<void>;
  /** Requests it again. Rejects on failure, after the caller has shown the error. */
  onResend: (email: string) => Promise<void>;
  logInHref: string | undefined;
  /** Footer. */
  footer?: ReactNode;
}

/** Form that sends a link for choosing a new password. The response is the same for every address. */
export function RecoverPasswordScreen({
  onRecover,
  onResend,
  logInHref,
  footer,
}: RecoverPasswordScreenProps) {
  const messages = useMessages(recoverPasswordMessages);
  const validation = useMessages(validationMessages);
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm({
    schema: recoverPasswordSchema(validation),
    defaultValues: { email: '' },
    async onSubmit({ email }) {
      await onRecover(email);
      setSentTo(email);
    },
  });

  return (
    <SignedOutPage
      mark={<QuaysideMark size={32} />}
      title={messages.heading}
      description={sentTo === undefined ? messages.lead : undefined}
      cardFooter={logInHref !== undefined && <Link href={logInHref}>{messages.backToLogIn}</Link>}
      footer={footer}
    >
      {sentTo === undefined ? (
        <FormView form={form}>
          <TextFieldControl
            form={form}
            name="email"
            label={messages.email}
            type="email"
            autoComplete="username"
            isRequired
            size="lg"
          />
          <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
            {messages.submit}
          </Button>
        </FormView>
      ) : (
        <MailSent
          title={messages.sent}
          text={messages.sentTo}
          address={sentTo}
          labels={messages}
          onResend={() => onResend(sentTo)}
          onOtherAddress={() => setSentTo(undefined)}
        />
      )}
    </SignedOutPage>
  );
}
