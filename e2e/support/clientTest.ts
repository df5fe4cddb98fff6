import {
  type App,
  type Client as Api,
  createClient as createApi,
  endpoints,
  type Team,
} from '@quayside/api-contract';

import { type Client, createClient } from './client.ts';
import { clientReleases, findClient } from './clientReleases.ts';
import type { ClientRelease } from './clientReleases.ts';
import { expect, people, serverTest } from './test.ts';

export { expect };

/** State of the platform, read directly and not through the client. */
export interface Truth {
  /** Calls the API as Ada. */
  api: Api;
  /** Token of a user of the demo data. */
  tokenOf: (who: keyof typeof people) => Promise<string>;
  /** The shared team of the demo data. */
  team: Team;
  /** An app of the demo data that Ada can see. */
  app: (slug: string) => Promise<App>;
}

/**
 * `release`: release of the client, set by the project in playwright.config.ts.
 * `isNewest`: whether that release behaves like the newest one.
 * `python`: skips the test where the client is unavailable.
 * `client`: the public client, logged in as Ada.
 * `truth`: state of the platform.
 */
export const test = serverTest.extend<{
  release: ClientRelease;
  isNewest: boolean;
  client: Client;
  truth: Truth;
  python: void;
}>({
  release: [clientReleases[0], { option: true }],
  isNewest: async ({ release }, use) => use(release === clientReleases[0]),
  python: [
    async ({ release }, use, info) => {
      const installation = findClient(release);
      const missing = 'missing' in installation ? installation.missing : undefined;
      info.skip(missing !== undefined, `Needs the public client ${release}: ${missing ?? ''}`);
      await use();
    },
    { auto: true },
  ],
  truth: async ({ baseURL, server }, use) => {
    const baseUrl = baseURL ?? server.url;
    const tokenOf: Truth['tokenOf'] = async (who) => {
      const { email, password } = people[who];
      const body = { username: email, password };
      return (await createApi({ baseUrl }).call(endpoints.login, { body })).access_token;
    };
    const token = await tokenOf('ada');
    const api = createApi({ baseUrl, getToken: () => token });
    const query = { slug: 'tidewater-labs' };
    const [team] = (await api.call(endpoints.listTeams, { query })).data;
    if (team === undefined) throw new Error('The demo dataset has no Tidewater Labs');
    await use({
      api,
      tokenOf,
      team,
      async app(slug) {
        const [app] = (await api.call(endpoints.listApps, { query: { slug } })).data;
        if (app === undefined) throw new Error(`The demo dataset has no ${slug}`);
        return app;
      },
    });
  },
  client: async ({ truth, server, release }, use) => {
    const client = await createClient(server.url, release);
    await client.logIn(await truth.tokenOf('ada'));
    await use(client);
    await client.dispose();
  },
});
