import { confirmationError, emailError, passwordError } from '../../ui/form/rules.ts';
import type { FieldErrors } from '../../ui/form/useForm.ts';
import type { Messages } from '../../runtime/messages/messages.ts';

/** Form values of Sign Up. */
export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  confirmation: string;
}

/** Finds what the platform would refuse anyway, and a password that was mistyped. */
export function checkSignUp(
  { fullName, email, password, confirmation }: SignUpValues,
  texts: Messages['validation'],
): FieldErrors<SignUpValues> {
  return {
    fullName: fullName.trim() === '' ? texts.fullNameRequired : undefined,
    email: emailError(email, texts),
    password: passwordError(password, texts),
    confirmation: confirmationError(password, confirmation, texts),
  };
}
