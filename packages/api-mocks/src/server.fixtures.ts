import { createClient, endpoints as e } from '@quayside/api-contract';
import type { App, Client } from '@quayside/api-contract';

import { demoPassword } from './seeds/index.ts';
import type { MockServer } from './server.ts';

/** A client signed in to a server as a user of the demo data: Ada by default. */
export async function signInAt(
  { url: baseUrl }: MockServer,
  username = 'ada@example.com',
): Promise<{ client: Client; token: string }> {
  const body = { username, password: demoPassword };
  const { access_token: token } = await createClient({ baseUrl }).call(e.login, { body });
  return { client: createClient({ baseUrl, getToken: () => token }), token };
}

/** An app of the demo data without deployments. */
export async function docsSearch(client: Client): Promise<App> {
  const { data } = await client.call(e.listApps, { query: { slug: 'docs-search' } });
  const [app] = data;
  if (app === undefined) throw new Error('Docs Search is missing');
  return app;
}
