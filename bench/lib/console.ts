import { createClient, endpoints } from '@quayside/api-contract';
import { createMockServer } from '@quayside/api-mocks/server';

import { createAppHandler } from '../../scripts/lib/console-server.ts';
import { buildWeb, webFolder } from '../../scripts/lib/web-build.ts';

/** Email and password of the demo account, which the seeds `default` and `large` hold. */
const account = { username: 'ada@example.com', password: 'quayside-demo' };

/** The built app and its platform, at one address. */
export interface ServedConsole {
  url: string;
  /** A token of the demo account. */
  token: string;
  close: () => Promise<void>;
}

/** Returns a token of the demo account on the platform at an address. */
export async function tokenFrom(baseUrl: string): Promise<string> {
  const client = createClient({ baseUrl });
  return (await client.call(endpoints.login, { body: account })).access_token;
}

/** Builds the app if it has changed, and serves it with a mock platform. */
export async function serveConsole(options: {
  port: number;
  seed: 'default' | 'large';
}): Promise<ServedConsole> {
  await buildWeb();
  const url = `http://localhost:${options.port}`;
  const platform = await createMockServer({
    ...options,
    publicUrl: url,
    dashboardUrl: url,
    control: true,
    fallback: createAppHandler(webFolder, { apiBaseUrl: '' }),
  });
  return { url, token: await tokenFrom(url), close: () => platform.close() };
}
