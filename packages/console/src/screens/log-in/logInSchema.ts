import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { emailSchema, passwordSchema } from '../../ui/form/fieldSchemas.ts';

/** Schema of Log In. */
export function logInSchema(texts: Messages['validation']) {
  return z.object({ email: emailSchema(texts), password: passwordSchema(texts) });
}

/** Values of Log In. */
export type Credentials = z.input<ReturnType<typeof logInSchema>>;
