import { QuaysideMark, SignedOutPage, Stack } from '@quayside/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useZodForm } from '../../ui/form/useZodForm.ts';
import { signUpMessages } from '../../runtime/messages/en/signUp.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { ContinueWithGitHub } from '../../ui/ContinueWithGitHub.tsx';
import { MailSent } from '../../ui/MailSent.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { signUpSchema } from './signUpSchema.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Props of Sign Up. */
export interface SignUpScreenProps {
  productName: string;
  /** Initial address from an invitation or a link. @default none */
  initialEmail?: string | undefined;
  /** Creates the account. A rejection is shown at its field; one without a field is passed to `onRejected`. */
  onSignUp: (account: { fullName: string; email: string; password: string }) => Promise<void>;
  /** Called with an error that is about no field. */
  onRejected: (error: unknown) => void;
  /** Sends the confirmation email again. Rejects when it fails. */
  onResend: (email: string) => Promise<void>;
  /** Navigates to GitHub. */
  onContinueWithGitHub?: (() => void) | undefined;
  logInHref: string | undefined;
  /** Footer. */
  footer?: ReactNode;
}

const empty = { fullName: '', email: '', password: '', confirmation: '' };

/** Creates an account, which has to be confirmed by email. */
export function SignUpScreen({
  productName,
  initialEmail = '',
  onSignUp,
  onRejected,
  onResend,
  onContinueWithGitHub,
  logInHref,
  footer,
}: SignUpScreenProps) {
  const messages = useMessages(signUpMessages);
  const validation = useMessages(validationMessages);
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm({
    schema: signUpSchema(validation),
    defaultValues: { ...empty, email: initialEmail },
    async onSubmit({ fullName, email, password }) {
      await onSignUp({ fullName, email, password });
      setSentTo(email);
    },
    wireNames: { fullName: 'full_name' },
    onError: onRejected,
  });

  return (
    <SignedOutPage
      mark={<QuaysideMark size={32} />}
      title={messages.heading(productName)}
      cardFooter={
        <span>
          <span>{messages.haveAnAccount}</span>{' '}
          <PageLink variant="inline" href={logInHref}>
            {messages.logIn}
          </PageLink>
        </span>
      }
      footer={footer}
    >
      {sentTo === undefined ? (
        <Stack gap={5}>
          <SignUpForm form={form} />
          {onContinueWithGitHub && <ContinueWithGitHub onPress={onContinueWithGitHub} />}
        </Stack>
      ) : (
        <MailSent
          title={messages.checkYourEmail}
          text={messages.linkSent}
          address={sentTo}
          labels={messages}
          onResend={() => onResend(sentTo)}
          onOtherAddress={() => setSentTo(undefined)}
        />
      )}
    </SignedOutPage>
  );
}
