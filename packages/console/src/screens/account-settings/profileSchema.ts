import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { emailSchema, fullNameSchema } from '../../ui/form/fieldSchemas.ts';

/** Schema of the profile. Surrounding spaces are removed. */
export function profileSchema(texts: Messages['validation']) {
  return z.object({
    fullName: fullNameSchema(texts),
    email: z.pipe(z.string().check(z.trim()), emailSchema(texts)),
  });
}

/** Values of the profile. */
export type AccountProfileValues = z.input<ReturnType<typeof profileSchema>>;
