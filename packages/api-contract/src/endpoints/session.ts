import { defineEndpoints, noContent } from './endpoint.ts';

/** Ending a session. A separate table without schemas: every page may have to log out. */
export const sessionEndpoints = /* @__PURE__ */ defineEndpoints({
  logOut: {
    method: 'POST',
    path: '/logout',
    auth: 'user',
    response: noContent,
  },
});
