import { isEmail, nameLength, passwordLength } from '@quayside/api-contract';
import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';

type Texts = Messages['validation'];

/** Schema of an email address. */
export function emailSchema(texts: Pick<Texts, 'emailInvalid' | 'emailRequired'>) {
  return z
    .string()
    .check(z.minLength(1, texts.emailRequired), z.refine(isEmail, texts.emailInvalid));
}

/** Schema of a password. */
export function passwordSchema(texts: Texts) {
  const { min, max } = passwordLength;
  return z
    .string()
    .check(
      z.minLength(1, texts.passwordRequired),
      z.minLength(min, texts.passwordTooShort(min)),
      z.maxLength(max, texts.passwordTooLong(max)),
    );
}

/** Schema of a password that is typed twice. `passwordsMatch` compares the two. */
export function confirmationSchema(texts: Pick<Texts, 'confirmationRequired'>) {
  return z.string().check(z.minLength(1, texts.confirmationRequired));
}

/** Check of a form whose field `confirmation` repeats the password in the field `name`. */
export function passwordsMatch<Name extends string>(
  name: Name,
  texts: Pick<Texts, 'passwordsDiffer'>,
) {
  return z.refine<{ readonly [Field in Name | 'confirmation']: string }>(
    (values) => values[name] === values.confirmation,
    { path: ['confirmation'], error: texts.passwordsDiffer },
  );
}

/** Schema of a user's full name. Surrounding spaces are removed. */
export function fullNameSchema(texts: Pick<Texts, 'fullNameRequired'>) {
  return z.string().check(z.trim(), z.minLength(1, texts.fullNameRequired));
}

/** Schema of a team's or app's name. Surrounding spaces are removed. */
export function nameSchema(texts: Texts) {
  const { min, max } = nameLength;
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(min, texts.nameTooShort(min)),
      z.maxLength(max, texts.nameTooLong(max)),
    );
}
