// What somebody who is signed out asks of the platform, with the part of the contract that reads its answers: a piece of
// its own, so that Log In is there without (decision 0051).
import { loginEndpoints } from '@quayside/api-contract';
import type { BodyOf, Client, Login } from '@quayside/api-contract';

export { startSocialLogin } from './startSocialLogin.ts';

export function callLogin(
  client: Client,
  body: BodyOf<typeof loginEndpoints.login>,
): Promise<Login> {
  return client.call(loginEndpoints.login, { body });
}
