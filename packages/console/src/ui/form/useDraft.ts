import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';

import { userQueries } from '../../api/users.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';

/** Store of unsent form input while the user is elsewhere. */
export interface Draft<Values> {
  /** Drafts of the user, once known. */
  value: Partial<Values> | undefined;
  /** Keeps what is typed; `undefined` forgets it. */
  keep: (typed: Partial<Values> | undefined) => void;
}

/**
 * The draft of a form, for whoever is signed in: it outlives navigation and a session that ends by itself.
 * Never give it a secret: leave such fields out of the schema, and they are not kept.
 * @param form Tells forms apart, with what they are about: `new-app/tidewater-labs`.
 * @param schema The fields that may be kept.
 */
export function useDraft<Values extends object>(
  form: string,
  schema: z.ZodMiniType<Partial<Values>>,
): Draft<Values> {
  const { drafts } = useConsole();
  const api = useApi();
  const owner = useQuery(userQueries(api).me()).data?.id;
  return {
    value: owner === undefined ? undefined : schema.safeParse(drafts.read(owner, form)).data,
    keep(typed) {
      if (owner === undefined) return;
      drafts.keep(owner, form, typed && schema.safeParse(typed).data);
    },
  };
}
