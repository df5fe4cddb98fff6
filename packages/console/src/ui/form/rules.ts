import { isEmail, nameLength, passwordLength } from '@quayside/api-contract';

import type { Messages } from '../../runtime/messages/messages.ts';

type Texts = Messages['validation'];

/** Returns the error of an email address, if any. */
export function emailError(email: string, texts: Pick<Texts, 'emailInvalid'>): string | undefined {
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** Returns the error of a password, if any. */
export function passwordError(password: string, texts: Texts): string | undefined {
  if (password === '') return texts.passwordRequired;
  const length = password.length;
  if (length < passwordLength.min) return texts.passwordTooShort(passwordLength.min);
  return length > passwordLength.max ? texts.passwordTooLong(passwordLength.max) : undefined;
}

/** Returns the error of a repeated password, if any. */
export function confirmationError(
  password: string,
  confirmation: string,
  texts: Texts,
): string | undefined {
  if (confirmation === '') return texts.confirmationRequired;
  return confirmation === password ? undefined : texts.passwordsDiffer;
}

/** Returns the error of a team's or app's name, if any. Surrounding spaces are ignored. */
export function nameError(name: string, texts: Texts): string | undefined {
  const length = name.trim().length;
  if (length < nameLength.min) return texts.nameTooShort(nameLength.min);
  return length > nameLength.max ? texts.nameTooLong(nameLength.max) : undefined;
}

/** Returns the error of an app's directory, if any. Surrounding spaces are ignored; none is the root. */
export function directoryError(directory: string, texts: Texts): string | undefined {
  const path = directory.trim();
  if (path.startsWith('~')) return texts.directoryHome;
  if (path.startsWith('/')) return texts.directoryAbsolute;
  if (path.split('/').includes('..')) return texts.directoryOutside;
  return /^[A-Za-z0-9 /._-]*$/.test(path) ? undefined : texts.directoryCharacters;
}
