import { createMemorySession } from '@quayside/console';
import type { SessionStore } from '@quayside/console';

/** A user of the portal. */
export type Person = 'ada' | 'annie';

/**
 * A session of the console on top of the portal's own: the portal's server issues short-lived tokens. A token that
 * the platform rejected is requested again, once for all calls that wait for it.
 */
export function createPortalSession(person: Person): SessionStore {
  let token: Promise<string> | undefined;
  let renewed: Promise<string> | undefined;

  async function fetchToken(reason: 'request' | 'rejected'): Promise<string> {
    const answer = await fetch(
      `/portal/token?${new URLSearchParams({ person, reason }).toString()}`,
      {
        method: 'POST',
      },
    );
    if (!answer.ok) throw new Error('The portal gave no token');
    return answer.text();
  }

  return createMemorySession({
    async getToken({ reason }) {
      if (reason === 'request') return (token ??= fetchToken(reason));
      renewed ??= fetchToken(reason).finally(() => (renewed = undefined));
      token = renewed;
      return token;
    },
    // The portal signs users in on its own page.
    onExpired: () => window.location.assign('/'),
    onLogout: () => window.location.assign('/'),
  });
}
