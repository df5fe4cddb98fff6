import { createClient, endpoints as e, type Client } from '@quayside/api-contract';

import { createManualClock } from '../clock.ts';
import { createRequestHandler } from '../http/requestHandler.ts';
import { createPlatform } from '../platform/platform.ts';
import { testStart } from '../testing.fixtures.ts';

/** A user with an account, as known to the model. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly id: string;
  /** Calls with the token of the last login. */
  readonly client: Client;
  logIn(): Promise<void>;
}

/** The platform as users see it: calls, emails and the passing of time. */
export interface Stage {
  /** Without a token. */
  readonly visitor: Client;
  /** Signs up, follows the emailed link, and logs in. */
  join(name: string): Promise<Person>;
  /** A client with a token of any kind. */
  withToken(token: string): Client;
  fetch(request: Request): Promise<Response>;
  /** The token in the newest email to an address. */
  mailedToken(to: string): string;
  advance(ms: number): void;
  now(): number;
  /** The status of the newest response: the client does not expose which 2xx it was. */
  lastStatus(): number;
}

const password = 'correct horse battery';

/** An empty platform with a stopped clock. `onResponse` is called with the body of every successful response. */
export async function openStage(onResponse?: (body: string) => void): Promise<Stage> {
  const clock = createManualClock(testStart);
  const platform = await createPlatform({ clock, seed: 'empty' });
  const handle = createRequestHandler(platform);
  const now = () => platform.dataset.clock.now();

  let status = 0;
  const send = async (request: Request) => {
    const response = await handle(request);
    ({ status } = response);
    if (onResponse !== undefined && response.ok) onResponse(await response.clone().text());
    return response;
  };

  const clientWith = (getToken: () => string | null) =>
    createClient({
      baseUrl: 'http://mock.example',
      fetch: (url, init) => send(new Request(url, init)),
      getToken,
      now,
    });
  const visitor = clientWith(() => null);
  const mailedToken = (to: string) => handle.control.outbox(to)[0]?.token ?? '';

  return {
    visitor,
    fetch: send,
    mailedToken,
    now,
    lastStatus: () => status,
    advance: (ms) => handle.control.advanceClock(ms),
    withToken: (token) => clientWith(() => token),
    async join(name) {
      const email = `${name.toLowerCase()}@example.com`;
      const { id } = await visitor.call(e.signup, { body: { email, password, full_name: name } });
      await visitor.call(e.verifyEmail, { body: { token: mailedToken(email) } });
      let token = '';
      const logIn = async () => {
        const body = { username: email, password };
        ({ access_token: token } = await visitor.call(e.login, { body }));
      };
      await logIn();
      return { name, email, id, client: clientWith(() => token), logIn };
    },
  };
}
