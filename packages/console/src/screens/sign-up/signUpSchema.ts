import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import {
  confirmationSchema,
  emailSchema,
  fullNameSchema,
  passwordSchema,
  passwordsMatch,
} from '../../ui/form/fieldSchemas.ts';

/** Schema of Sign Up. */
export function signUpSchema(texts: Messages['validation']) {
  return z
    .object({
      fullName: fullNameSchema(texts),
      email: emailSchema(texts),
      password: passwordSchema(texts),
      confirmation: confirmationSchema(texts),
    })
    .check(passwordsMatch('password', texts));
}

/** Values of Sign Up. */
export type SignUpValues = z.input<ReturnType<typeof signUpSchema>>;
