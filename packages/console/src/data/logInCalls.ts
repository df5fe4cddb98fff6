// What somebody who is signed out asks of the platform, with the part of the contract that reads its answers: a piece of
// its own, so that Log In is there without (decision 0051).
import { loginEndpoints, socialEndpoints } from '@quayside/api-contract';
import type { BodyOf, Client, Login, QueryOf } from '@quayside/api-contract';

export function callLogin(
  client: Client,
  body: BodyOf<typeof loginEndpoints.login>,
): Promise<Login> {
  return client.call(loginEndpoints.login, { body });
}

/** Where the browser goes to log in with a provider. */
export function socialLoginUrl(
  client: Client,
  provider: string,
  query: QueryOf<typeof socialEndpoints.authorizeSocial>,
): string {
  return client.url(socialEndpoints.authorizeSocial, { path: { provider }, query });
}
