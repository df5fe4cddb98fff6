import { afterEach, expect, test, vi } from 'vitest';

import { loadConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, status = 200) {
  const asked = vi.fn<(address: string) => Promise<Response>>(
    async () => new Response(body, { status }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

const whole = {
  apiBaseUrl: 'https://api.example.com',
  productName: 'Harbour',
  links: {
    feedback: 'https://example.com/feedback',
    community: 'https://example.com/community',
    documentation: 'https://example.com/docs',
    status: 'https://example.com/status',
    terms: 'https://example.com/terms',
    privacy: 'https://example.com/privacy',
    social: [{ label: 'Mastodon', href: 'https://example.com/@harbour' }],
  },
  features: { teamCreation: true, integrations: false },
  demoAccount: { email: 'ada@example.com', password: 'correct horse' },
};

test('every field that the documentation names is read', async () => {
  const asked = answer(JSON.stringify(whole));
  expect(await loadConfig()).toEqual(whole);
  expect(asked).toHaveBeenCalledExactlyOnceWith('/config.json');
});

test('the address of the API is enough, and what nobody knows is passed over', async () => {
  answer('{"apiBaseUrl":"","later":1,"links":{"later":"x"},"features":{}}');
  expect(await loadConfig()).toEqual({ apiBaseUrl: '', links: {}, features: {} });
});

test.each([
  {},
  [],
  null,
  'https://api.example.com',
  { apiBaseUrl: null },
  { ...whole, productName: 1 },
  { ...whole, links: [] },
  { ...whole, links: { terms: false } },
  { ...whole, links: { social: {} } },
  { ...whole, links: { social: [{ label: 'Mastodon' }] } },
  { ...whole, features: { integrations: 'yes' } },
  { ...whole, demoAccount: { email: 'ada@example.com' } },
])('%j is refused, and the file is named', async (json) => {
  answer(JSON.stringify(json));
  await expect(loadConfig()).rejects.toThrow('config.json is not as the documentation says');
});

test('a page in its place is refused', async () => {
  answer('<!doctype html>');
  await expect(loadConfig()).rejects.toThrow(SyntaxError);
});

test('what is not there says with which status', async () => {
  answer('', 404);
  await expect(loadConfig()).rejects.toThrow('config.json answered 404');
});
