import { afterEach, expect, test, vi } from 'vitest';

import { loadConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

function respond(body: string, status = 200) {
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
    accessibility: 'https://example.com/accessibility',
    social: [{ label: 'Mastodon', href: 'https://example.com/@harbour' }],
  },
  features: { teamCreation: true, integrations: false },
  demoAccount: { email: 'ada@example.com', password: 'correct horse' },
};

test('every field that the documentation names is read', async () => {
  const asked = respond(JSON.stringify(whole));
  expect(await loadConfig()).toEqual(whole);
  expect(asked).toHaveBeenCalledExactlyOnceWith('/config.json');
});

test('the URL of the API is sufficient, and unknown fields are ignored', async () => {
  respond('{"apiBaseUrl":"","later":1,"links":{"later":"x"},"features":{}}');
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
])('%j is rejected with the name of the file', async (json) => {
  respond(JSON.stringify(json));
  await expect(loadConfig()).rejects.toThrow('config.json is not as the documentation says');
});

test('an HTML page instead of the file is rejected', async () => {
  respond('<!doctype html>');
  await expect(loadConfig()).rejects.toThrow(SyntaxError);
});

test('a missing file is reported with its status', async () => {
  respond('', 404);
  await expect(loadConfig()).rejects.toThrow('config.json responded with 404');
});
