import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { confirmationSchema, passwordSchema, passwordsMatch } from '../../ui/form/fieldSchemas.ts';

/** Schema of Reset Password. */
export function resetPasswordSchema(texts: Messages['validation']) {
  return z
    .object({ password: passwordSchema(texts), confirmation: confirmationSchema(texts) })
    .check(passwordsMatch('password', texts));
}
