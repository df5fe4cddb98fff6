import { createTokenSession } from '@quayside/console';

/** A session of the console; the server of this page issues a token for the user. */
export const sessionOf = (user: string) =>
  createTokenSession({
    fetchToken: async () => (await fetch(`/token?user=${user}`)).text(),
  });
