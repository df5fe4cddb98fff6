import { emailError, passwordError } from '../../ui/form/rules.ts';
import type { FieldErrors } from '../../ui/form/useForm.ts';
import type { Messages } from '../../runtime/messages/messages.ts';

/** Form values of Log In. */
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
