import {
  ContractError,
  errorMessage,
  HttpError,
  NetworkError,
  UserFacingError,
} from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { loadLanguage } from './languages.ts';
import { useErrorText } from './useErrorText.ts';
import { MessagesContext } from './useMessages.ts';

const http = (status: number, body: unknown, retryAfterMs?: number) =>
  new HttpError('listApps', { status, statusText: '', body, retryAfterMs });

/** Failures without a message from the platform. */
const failures = {
  'no response': new NetworkError('listApps', 'unreachable'),
  'a response that is late': new NetworkError('listApps', 'timeout'),
  'a response that cannot be read': new ContractError('listApps', 'data.0.slug'),
  'a response that as a whole cannot be read': new ContractError('listApps', ''),
  'an error without words': http(500, ''),
  'an unexpected error': new TypeError('x is not a function'),
};

async function wordsIn(language: 'en' | 'es' | 'de' | 'ja' | 'ar') {
  const { messages } = await loadLanguage(language, []);
  const { result } = await renderHook(() => useErrorText(), {
    wrapper: ({ children }) => <MessagesContext value={messages}>{children}</MessagesContext>,
  });
  return result.current;
}

test('in English, errors have the messages of the API contract', async () => {
  const words = await wordsIn('en');
  for (const failure of Object.values(failures)) expect(words(failure)).toBe(errorMessage(failure));
});

test.each(['es', 'de', 'ja', 'ar'] as const)(
  'in %s, errors are in that language',
  async (language) => {
    const words = await wordsIn(language);
    const said = Object.values(failures).map(words);
    const english = Object.values(failures).map(errorMessage);
    for (const [index, text] of said.entries()) expect(text).not.toBe(english[index]);
    expect(said.join()).not.toMatch(/platform |wrong|Try|response/);
    expect(said[2]).toContain('listApps, data.0.slug');
  },
);

test('a message from the platform or the console is not translated again', async () => {
  const words = await wordsIn('de');
  expect(words(http(400, { detail: 'Name already taken' }))).toBe('Name already taken');
  expect(words(new UserFacingError('Team nicht gefunden'))).toBe('Team nicht gefunden');
});

test('a rate limit error shows the message of the platform and the time until a retry', async () => {
  const tooMany = http(429, { detail: 'Slow down' }, 29_400);
  expect((await wordsIn('en'))(tooMany)).toBe('Slow down. You can try again in 30\u00a0s.');
  const busy = http(503, { detail: 'Busy' }, 2_592_000_000);
  expect((await wordsIn('en'))(busy)).toBe('Busy. You can try again in 1\u00a0hour.');
  expect((await wordsIn('de'))(busy)).toBe(
    'Busy. Sie können es in 1\u00a0Stunde noch einmal versuchen.',
  );
  expect((await wordsIn('de'))(http(429, '', 30_000))).toBe(
    'Etwas ist schiefgegangen. Sie können es in 30\u00a0s noch einmal versuchen.',
  );
});

test('a failed request is explained by the missing network once the browser reports it', async () => {
  const words = await wordsIn('en');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = 'You’re offline. This continues when you’re back online.';
  expect(words(failures['no response'])).toBe(offline);
  expect(words(http(500, { detail: 'Busy' }))).toBe('Busy');
  isOnline.mockRestore();
});
