import * as z from 'zod/mini';

import type { Messages } from '../runtime/messages/messages.ts';
import { nameSchema } from './form/fieldSchemas.ts';

/** Schema of a form with the name of a team or app. */
export function nameFormSchema(texts: Messages['validation']) {
  return z.object({ name: nameSchema(texts) });
}

/** Values of a form with the name of a team or app. */
export type NameFormValues = z.input<ReturnType<typeof nameFormSchema>>;
