import { createTokenSession } from '@quayside/console';
import type { SessionStore } from '@quayside/console';

/** A user of the portal. */
export type Person = 'ada' | 'annie';

/** A session of the console on top of the portal's own: the portal's server issues tokens of the platform. */
export function createPortalSession(person: Person): SessionStore {
  return createTokenSession({
    async fetchToken({ reason, signal }) {
      const query = new URLSearchParams({ person, reason });
      const response = await fetch(`/portal/token?${query}`, { method: 'POST', signal });
      if (response.status === 401) return null;
      if (!response.ok) throw new Error('The portal can’t reach its hosting platform.');
      return await response.text();
    },
    // The portal signs users in on its own page.
    onExpired: () => window.location.assign('/'),
    onLogout: () => window.location.assign('/'),
  });
}
