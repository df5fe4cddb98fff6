/** Unsent input, by form. */
export interface Drafts {
  /** Unsent input of a form. Never shown to another user. */
  read: (owner: string, form: string) => unknown;
  /** Keeps it; `undefined` forgets it. */
  keep: (owner: string, form: string, typed: unknown) => void;
  /** Forgets all of them. */
  clear: () => void;
}

/**
 * Stores drafts in memory: they outlive a page and an expired session, and are cleared when the tab is closed or the
 * user logs out. They are never in storage, so no input is left on a shared machine.
 */
export function createDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  const keyOf = (owner: string, form: string) => JSON.stringify([owner, form]);
  return {
    read: (owner, form) => kept.get(keyOf(owner, form)),
    keep(owner, form, typed) {
      if (typed === undefined) kept.delete(keyOf(owner, form));
      else kept.set(keyOf(owner, form), typed);
    },
    clear: () => kept.clear(),
  };
}
