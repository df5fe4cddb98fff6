import { confirmationError, emailError, passwordError } from '../../form/rules.ts';
import type { FieldErrors } from '../../form/useForm.ts';
import type { Messages } from '../../messages/messages.ts';

/** What a person types to sign up. */
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
