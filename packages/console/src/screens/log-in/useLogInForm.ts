import { errorMessage, HttpError } from '@quayside/api-contract';
import { useRef, useState } from 'react';

import type { Messages } from '../../messages/messages.ts';
import { checkCredentials, type CredentialErrors, type Credentials } from './checkCredentials.ts';

/** What is typed, what is wrong with it, and whether it is on its way. Nothing typed is ever lost. */
export function useLogInForm(
  onLogIn: (credentials: Credentials) => Promise<void>,
  messages: Messages['logIn'],
) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);

  function change(typed: Partial<Credentials>) {
    setCredentials((before) => ({ ...before, ...typed }));
    // What was said about a field no longer holds once it changes.
    setErrors((before) => ({
      email: 'email' in typed ? undefined : before.email,
      password: 'password' in typed ? undefined : before.password,
    }));
  }

  async function send(typed: Credentials) {
    setRefusal(undefined);
    const found = checkCredentials(typed, messages);
    setErrors(found);
    if (found.email !== undefined || found.password !== undefined) return;
    setPending(true);
    try {
      await onLogIn(typed);
    } catch (error) {
      const onFields = fieldErrors(error);
      setErrors(onFields);
      if (onFields.email !== undefined || onFields.password !== undefined) return;
      setRefusal(errorMessage(error));
      passwordRef.current?.focus();
    } finally {
      setPending(false);
    }
  }

  const submit = (typed: Credentials) => void send(typed);
  return { credentials, errors, refusal, isPending, passwordRef, change, submit };
}

/** What the platform says about a field, under our name for it. */
function fieldErrors(error: unknown): CredentialErrors {
  if (!(error instanceof HttpError)) return {};
  const { username, password } = error.fieldErrors;
  return { email: username, password };
}
