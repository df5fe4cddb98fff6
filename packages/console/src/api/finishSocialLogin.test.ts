import { createClient } from '@quayside/api-contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createApi } from '../runtime/Api.ts';
import { errorsMessages } from '../runtime/messages/en/common.ts';
import { socialLoginMutations } from './finishSocialLogin.ts';

test('the token of a social login starts the session, and does not stay in the cache', async () => {
  const token = 'token-of-the-session';
  const signIn = vi.fn<(token: string) => void>();
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: () => Promise.resolve(Response.json({ access_token: token, token_type: 'bearer' })),
  });
  const queryClient = new QueryClient();
  const result = await new MutationObserver(
    queryClient,
    socialLoginMutations(createApi({ client, scope: 'a', signIn })).finish(
      {
        query: { code: 'c' },
        takePending: () => ({ codeVerifier: 'v', linkProvider: null, redirect: null }),
        redirectUri: 'https://console.example.com/callback',
        texts: errorsMessages.english,
      },
      'v',
    ),
  ).mutate();
  expect(result).toEqual({ isLinked: false });
  expect(signIn).toHaveBeenCalledExactlyOnceWith(token);
  const cached = queryClient.getMutationCache().getAll();
  expect(JSON.stringify(cached.map(({ options, state }) => [options, state]))).not.toContain(token);
});
