import { emailNotVerified, HttpError } from '@quayside/api-contract';
import { Banner, Button, Link, QuaysideMark, SignedOutPage, Stack } from '@quayside/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { FormView } from '../../ui/form/FormView.tsx';
import { PasswordFieldControl, TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { logInMessages } from '../../runtime/messages/en/logIn.ts';
import { validationMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { ContinueWithGitHub } from '../../ui/ContinueWithGitHub.tsx';
import { DemoAccount } from './DemoAccount.tsx';
import { logInSchema } from './logInSchema.ts';
import type { Credentials } from './logInSchema.ts';

/** Props of Log In. Alternative logins exist only when their callbacks are given. */
export interface LogInScreenProps {
  productName: string;
  /** Sends the values. A rejection is shown above the form, or at the field it concerns. */
  onLogIn: (credentials: Credentials) => Promise<void>;
  /** Navigates to GitHub. */
  onContinueWithGitHub?: (() => void) | undefined;
  recoverPasswordHref?: string | undefined;
  signUpHref?: string | undefined;
  /** Help for an unconfirmed address. @default none */
  whenNotVerified?: ((email: string) => ReactNode) | undefined;
  /** A demo account. */
  demoAccount?: Credentials | undefined;
  /** Whether the user is here because the session expired. @default false */
  hasSessionEnded?: boolean;
  /** Footer. */
  footer?: ReactNode;
}

/** Logs a user in with email and password, or with GitHub. */
export function LogInScreen({
  productName,
  onLogIn,
  onContinueWithGitHub,
  recoverPasswordHref,
  signUpHref,
  whenNotVerified,
  demoAccount,
  hasSessionEnded = false,
  footer,
}: LogInScreenProps) {
  const messages = useMessages(logInMessages);
  const validation = useMessages(validationMessages);
  const [notVerified, setNotVerified] = useState<string>();
  const form = useZodForm({
    schema: logInSchema(validation),
    defaultValues: { email: '', password: '' },
    async onSubmit(credentials) {
      try {
        await onLogIn(credentials);
      } catch (error) {
        const isNotVerified = error instanceof HttpError && error.detail === emailNotVerified;
        setNotVerified(isNotVerified ? credentials.email : undefined);
        throw error;
      }
    },
    wireNames: { email: 'username' },
    onError: () => form.setFocus('password'),
  });
  const email = useWatch({ control: form.control, name: 'email' });

  return (
    <SignedOutPage
      mark={<QuaysideMark size={32} />}
      title={messages.heading(productName)}
      cardFooter={
        signUpHref === undefined && demoAccount === undefined ? undefined : (
          <Stack gap={3}>
            {signUpHref !== undefined && (
              <span>
                <span>{messages.newHere(productName)}</span>{' '}
                <Link variant="inline" href={signUpHref}>
                  {messages.signUp}
                </Link>
              </span>
            )}
            {demoAccount !== undefined && (
              <DemoAccount
                account={demoAccount}
                isDisabled={form.isPending}
                onUse={() => {
                  form.setValues({ ...demoAccount });
                  form.submit();
                }}
              />
            )}
          </Stack>
        )
      }
      footer={footer}
    >
      <Stack gap={5}>
        <FormView
          form={form}
          // Another address may be verified.
          errorEnd={notVerified === email && whenNotVerified?.(notVerified)}
          notice={
            hasSessionEnded && (
              <Banner tone="info" title={messages.sessionEnded}>
                {messages.sessionEndedHint}
              </Banner>
            )
          }
        >
          <TextFieldControl
            form={form}
            name="email"
            label={messages.email}
            type="email"
            autoComplete="username"
            isRequired
            size="lg"
          />
          <PasswordFieldControl
            form={form}
            name="password"
            label={messages.password}
            labelEnd={
              recoverPasswordHref !== undefined && (
                <Link href={recoverPasswordHref}>{messages.forgotPassword}</Link>
              )
            }
            autoComplete="current-password"
            isRequired
            size="lg"
          />
          <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
            {messages.submit}
          </Button>
        </FormView>
        {onContinueWithGitHub && <ContinueWithGitHub onPress={onContinueWithGitHub} />}
      </Stack>
    </SignedOutPage>
  );
}
