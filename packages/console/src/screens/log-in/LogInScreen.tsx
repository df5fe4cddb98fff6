import { errorMessage, HttpError } from '@quayside/api-contract';
import {
  Banner,
  Button,
  Form,
  Link,
  PasswordField,
  Stack,
  TextField,
} from '@quayside/design-system';
import { useRef, useState } from 'react';

import { GitHubGlyph } from '../../internal/GitHubGlyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { SignedOutCard } from '../../shell/SignedOutCard.tsx';
import { checkCredentials, type CredentialErrors, type Credentials } from './checkCredentials.ts';
import { DemoAccount } from './DemoAccount.tsx';
import * as styles from './LogInScreen.css.ts';

/** What Log In shows and does. An optional way in or on exists only when it is given. */
export interface LogInScreenProps {
  productName: string;
  /** Sends what was typed. A rejection is worded above the form, or on the field it is about. */
  onLogIn: (credentials: Credentials) => Promise<void>;
  /** Leaves for GitHub. */
  onContinueWithGitHub?: (() => void) | undefined;
  recoverPasswordHref?: string | undefined;
  signUpHref?: string | undefined;
  /** An account anybody may use. */
  demoAccount?: Credentials | undefined;
  /** Whether the person is here because a session ended by itself. @default false */
  hasSessionEnded?: boolean;
}

/** Signs a person in by e-mail and password, or by GitHub. */
export function LogInScreen({
  productName,
  onLogIn,
  onContinueWithGitHub,
  recoverPasswordHref,
  signUpHref,
  demoAccount,
  hasSessionEnded = false,
}: LogInScreenProps) {
  const { logIn: messages } = useMessages();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);

  async function logIn(typed: Credentials) {
    const found = checkCredentials(typed, messages);
    setErrors(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await onLogIn(typed);
    } catch (error) {
      const onFields = fieldErrors(error);
      setErrors(onFields);
      if (Object.keys(onFields).length > 0) return;
      setRefusal(errorMessage(error));
      passwordRef.current?.focus();
    } finally {
      setPending(false);
    }
  }

  return (
    <SignedOutCard
      title={messages.heading(productName)}
      footer={
        signUpHref === undefined ? undefined : (
          <>
            {messages.newHere(productName)}{' '}
            <Link href={signUpHref} isInline>
              {messages.signUp}
            </Link>
          </>
        )
      }
      below={
        demoAccount && (
          <DemoAccount
            account={demoAccount}
            isDisabled={isPending}
            onUse={() => {
              setCredentials(demoAccount);
              void logIn(demoAccount);
            }}
          />
        )
      }
    >
      <Form
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          void logIn(credentials);
        }}
      >
        {hasSessionEnded && refusal === undefined && (
          <Banner tone="info" title={messages.sessionEnded}>
            {messages.sessionEndedHint}
          </Banner>
        )}
        {refusal !== undefined && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          size="lg"
          value={credentials.email}
          onChange={(email) => setCredentials({ ...credentials, email })}
        />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          size="lg"
          inputRef={passwordRef}
          value={credentials.password}
          onChange={(password) => setCredentials({ ...credentials, password })}
        />
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {messages.submit}
        </Button>
      </Form>
    </SignedOutCard>
  );
}

/** What the platform says about a field, by our name for it. */
function fieldErrors(error: unknown): CredentialErrors {
  if (!(error instanceof HttpError)) return {};
  const { username, password } = error.fieldErrors;
  return { ...(username && { email: username }), ...(password && { password }) };
}
