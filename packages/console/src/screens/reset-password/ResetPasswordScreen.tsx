import { HttpError } from '@quayside/api-contract';
import { Button, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { FormView } from '../../ui/form/FormView.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { resetPasswordMessages } from '../../runtime/messages/en/resetPassword.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { resetPasswordSchema } from './resetPasswordSchema.ts';
import { UsernameForPasswordManager } from '../../ui/UsernameForPasswordManager.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of Reset Password. */
export interface ResetPasswordScreenProps {
  /** Whether the link has a token. */
  hasToken: boolean;
  /** Email of the account, if the link names it. @default unknown */
  email?: string | undefined;
  /** Sets the password. An `HttpError` 400 means that the link no longer works. */
  onReset: (newPassword: string) => Promise<void>;
  logInHref: string | undefined;
  recoverPasswordHref: string | undefined;
  /** Footer. */
  footer?: ReactNode;
}

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordScreen({
  hasToken,
  email,
  onReset,
  logInHref,
  recoverPasswordHref,
  footer,
}: ResetPasswordScreenProps) {
  const messages = useMessages(resetPasswordMessages);
  const [outcome, setOutcome] = useState<'done' | 'lapsed'>();
  const askAgain = (
    <PageLinkButton href={recoverPasswordHref} variant="primary">
      {messages.askAgain}
    </PageLinkButton>
  );

  return (
    <SignedOutPage mark={<QuaysideMark size={32} />} title={messages.heading} footer={footer}>
      {!hasToken ? (
        <OutcomeView kind="failed" title={messages.missing} text={messages.missingText}>
          {askAgain}
        </OutcomeView>
      ) : outcome === 'lapsed' ? (
        <OutcomeView kind="expired" title={messages.lapsed} text={messages.lapsedText}>
          {askAgain}
        </OutcomeView>
      ) : outcome === 'done' ? (
        <OutcomeView kind="done" title={messages.done} text={messages.doneText}>
          <PageLinkButton href={logInHref} variant="primary">
            {messages.logIn}
          </PageLinkButton>
        </OutcomeView>
      ) : (
        <NewPassword
          email={email}
          onReset={async (newPassword) => {
            try {
              await onReset(newPassword);
              setOutcome('done');
            } catch (error) {
              if (!(error instanceof HttpError) || error.status !== 400) throw error;
              setOutcome('lapsed');
            }
          }}
        />
      )}
    </SignedOutPage>
  );
}

function NewPassword({ email, onReset }: Pick<ResetPasswordScreenProps, 'email' | 'onReset'>) {
  const messages = useMessages(resetPasswordMessages);
  const validation = useMessages(validationMessages);
  const form = useZodForm({
    schema: resetPasswordSchema(validation),
    defaultValues: { password: '', confirmation: '' },
    onSubmit: ({ password }) => onReset(password),
    wireNames: { password: 'new_password' },
  });
  return (
    <FormView form={form}>
      {email !== undefined && <UsernameForPasswordManager email={email} />}
      <NewPasswordFields
        form={form}
        name="password"
        confirmationName="confirmation"
        label={messages.newPassword}
        confirmLabel={messages.confirmPassword}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {messages.submit}
      </Button>
    </FormView>
  );
}
