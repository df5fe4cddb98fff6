import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { emailSchema } from '../../ui/form/fieldSchemas.ts';

/** Schema of the form that sends a verification link again. */
export function resendVerificationSchema(
  texts: Pick<Messages['validation'], 'emailInvalid' | 'emailRequired'>,
) {
  return z.object({ email: emailSchema(texts) });
}
