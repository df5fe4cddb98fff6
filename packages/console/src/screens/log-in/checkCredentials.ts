import { emailSchema, passwordLength } from '@quayside/api-contract';

import type { Messages } from '../../messages/messages.ts';

/** What a person types to log in. */
export interface Credentials {
  email: string;
  password: string;
}

/** What is wrong with each field, in words for people; empty when nothing is. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Finds what the platform would refuse anyway, before it is asked. */
export function checkCredentials(
  { email, password }: Credentials,
  messages: Messages['logIn'],
): CredentialErrors {
  const errors: CredentialErrors = {};
  if (!emailSchema.safeParse(email).success) errors.email = messages.emailInvalid;
  if (password === '') errors.password = messages.passwordRequired;
  else if (password.length < passwordLength.min)
    errors.password = messages.passwordTooShort(passwordLength.min);
  return errors;
}
