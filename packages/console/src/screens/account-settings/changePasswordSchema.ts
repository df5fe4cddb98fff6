import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { confirmationSchema, passwordSchema, passwordsMatch } from '../../ui/form/fieldSchemas.ts';

/** Schema of the form that changes a password. */
export function changePasswordSchema(
  texts: Messages['validation'] & Pick<Messages['accountSettings']['security'], 'currentRequired'>,
) {
  return z
    .object({
      current: z.string().check(z.minLength(1, texts.currentRequired)),
      next: passwordSchema(texts),
      confirmation: confirmationSchema(texts),
    })
    .check(passwordsMatch('next', texts));
}
