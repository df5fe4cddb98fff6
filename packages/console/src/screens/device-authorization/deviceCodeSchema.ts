import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';

/** Schema of a device's code. Surrounding spaces are removed. */
export function deviceCodeSchema(texts: Pick<Messages['deviceAuthorization']['entry'], 'missing'>) {
  return z.object({ code: z.string().check(z.trim(), z.minLength(1, texts.missing)) });
}
