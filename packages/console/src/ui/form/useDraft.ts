import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';

import { userQueries } from '../../api/users.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';

/** Store of unsent form input while the user is elsewhere. */
export interface Draft<Values> {
  /** Drafts of the user, once known. */
  value: Partial<Values> | undefined;
  /** Stores the draft; `undefined` deletes it. */
  store: (typed: Partial<Values> | undefined) => void;
}

/**
 * Returns the draft of a form for the signed-in user. It outlives navigation and a session that expires.
 * Secrets must not be stored: leave such fields out of the schema.
 * @param form Identifies the form and its subject: `new-app/tidewater-labs`.
 * @param schema The fields that may be stored.
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
    store(typed) {
      if (owner === undefined) return;
      drafts.store(owner, form, typed && schema.safeParse(typed).data);
    },
  };
}
