import { useState } from 'react';
import * as z from 'zod/mini';

import { useDraft } from '../../ui/form/useDraft.ts';

const schema = /* @__PURE__ */ z.object({ email: z.optional(z.string()) });

/** Returns the new address that a link was sent to. The platform does not provide it, so it is stored until the tab closes. */
export function usePendingEmail(currentEmail: string | undefined) {
  const draft = useDraft<{ email: string }>('pending-email', schema);
  const [sentTo, setSentTo] = useState<string>();
  const pending = sentTo ?? draft.value?.email;
  return {
    /** `undefined` when none is pending. */
    pendingEmail: pending?.toLowerCase() === currentEmail?.toLowerCase() ? undefined : pending,
    remember: (email: string) => {
      setSentTo(email);
      draft.store({ email });
    },
  };
}
