import { defineEndpoints, noContent } from './endpoint.ts';

/** Ending a session. A table of its own, as it needs no schema: every page may have to log out. */
export const sessionEndpoints = /* @__PURE__ */ defineEndpoints({
  logOut: {
    method: 'POST',
    path: '/logout',
    auth: 'user',
    response: noContent,
  },
});
