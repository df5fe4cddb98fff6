import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { parseAddresses } from './parseAddresses.ts';

/** Schema of the invitation form. It separates the addresses; the platform validates each. */
export function inviteSchema(texts: Pick<Messages['teamSettings']['invitations'], 'noAddress'>) {
  return z.object({
    addresses: z.pipe(
      z.pipe(z.string(), z.transform(parseAddresses)),
      z.array(z.string()).check(z.minLength(1, texts.noAddress)),
    ),
    role: z.enum(['admin', 'member']),
  });
}

/** Values of the invitation form. */
export type InviteValues = z.input<ReturnType<typeof inviteSchema>>;
