import { emailError, passwordError } from '../../form/rules.ts';
import type { FieldErrors } from '../../form/useForm.ts';
import type { Messages } from '../../messages/messages.ts';

/** What a person types to log in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Finds what the platform would refuse anyway, before it is asked. */
export function checkCredentials(
  { email, password }: Credentials,
  texts: Messages['validation'],
): FieldErrors<Credentials> {
  return { email: emailError(email, texts), password: passwordError(password, texts) };
}
