/** Unsent input, by form. */
export interface Drafts {
  /** Unsent input of a form. Never shown to another user. */
  read: (owner: string, form: string) => unknown;
  /** Keeps it; `undefined` forgets it. */
  store: (owner: string, form: string, typed: unknown) => void;
  /** Forgets all of them. */
  clear: () => void;
}

/**
 * Stores drafts in memory: they outlive a page and an expired session, and are cleared when the tab is closed or the
 * user logs out. They are never in storage, so no input is left on a shared machine.
 */
export function createDrafts(): Drafts {
  const stored = new Map<string, unknown>();
  const keyOf = (owner: string, form: string) => JSON.stringify([owner, form]);
  return {
    read: (owner, form) => stored.get(keyOf(owner, form)),
    store(owner, form, typed) {
      if (typed === undefined) stored.delete(keyOf(owner, form));
      else stored.set(keyOf(owner, form), typed);
    },
    clear: () => stored.clear(),
  };
}

const bySession = new WeakMap<object, Drafts>();

/** Returns the drafts of a session. They outlive the provider, while the user is at a page of the host. */
export function draftsOf(session: object): Drafts {
  const drafts = bySession.get(session) ?? createDrafts();
  bySession.set(session, drafts);
  return drafts;
}
