import { isEmail, nameLength, passwordLength } from '@quayside/api-contract';

import type { Messages } from '../messages/messages.ts';

type Texts = Messages['validation'];

/** What is wrong with an e-mail address, if anything is. */
export function emailError(email: string, texts: Pick<Texts, 'emailInvalid'>): string | undefined {
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** What is wrong with a password, if anything is. */
export function passwordError(password: string, texts: Texts): string | undefined {
  if (password === '') return texts.passwordRequired;
  const length = password.length;
  if (length < passwordLength.min) return texts.passwordTooShort(passwordLength.min);
  return length > passwordLength.max ? texts.passwordTooLong(passwordLength.max) : undefined;
}

/** What is wrong with a password typed a second time, if anything is. */
export function confirmationError(
  password: string,
  confirmation: string,
  texts: Texts,
): string | undefined {
  if (confirmation === '') return texts.confirmationRequired;
  return confirmation === password ? undefined : texts.passwordsDiffer;
}

/** What is wrong with the name of a team or an app, if anything is. Spaces around it do not count. */
export function nameError(name: string, texts: Texts): string | undefined {
  const length = name.trim().length;
  if (length < nameLength.min) return texts.nameTooShort(nameLength.min);
  return length > nameLength.max ? texts.nameTooLong(nameLength.max) : undefined;
}

/** What is wrong with the directory of an app, if anything is. Spaces around it do not count; none is the root. */
export function directoryError(directory: string, texts: Texts): string | undefined {
  const path = directory.trim();
  if (path.startsWith('~')) return texts.directoryHome;
  if (path.startsWith('/')) return texts.directoryAbsolute;
  if (path.split('/').includes('..')) return texts.directoryOutside;
  return /^[A-Za-z0-9 /._-]*$/.test(path) ? undefined : texts.directoryCharacters;
}
