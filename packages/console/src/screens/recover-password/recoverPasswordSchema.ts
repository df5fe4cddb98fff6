import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { emailSchema } from '../../ui/form/fieldSchemas.ts';

/** Schema of Recover Password. */
export function recoverPasswordSchema(
  texts: Pick<Messages['validation'], 'emailInvalid' | 'emailRequired'>,
) {
  return z.object({ email: emailSchema(texts) });
}
