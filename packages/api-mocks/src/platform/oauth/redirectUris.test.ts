import { expect, test } from 'vitest';

import { isRegistered } from './redirectUris.ts';

const settings = {
  dashboardUrl: 'https://console.example/cloud',
  redirectUris: ['https://portal.example/back', 'https://portal.example/*/done?from=neon'],
};
const page = '/*/integrations/neon/callback';

test.each([
  'https://console.example/cloud/tidewater-labs/integrations/neon/callback',
  'https://api.example/tidewater-labs/integrations/neon/callback',
  'https://portal.example/back',
  'https://portal.example/team/done?from=neon',
])('accepts %s as redirect URI', (uri) => {
  expect(isRegistered(uri, page, 'https://api.example', settings)).toBe(true);
});

test.each([
  '',
  '/tidewater-labs/integrations/neon/callback',
  'javascript:alert(1)',
  'https://evil.example/tidewater-labs/integrations/neon/callback',
  'https://api.example.evil.example/team/integrations/neon/callback',
  'https://api.example@evil.example/team/integrations/neon/callback',
  'https://api.example/team/integrations/redis/callback',
  'https://api.example/a/b/integrations/neon/callback',
  'https://api.example/../integrations/neon/callback',
  'https://api.example/%2e%2e/integrations/neon/callback',
  'https://api.example/team/integrations/neon/callback?next=1',
  'https://api.example/team/integrations/neon/callback#fragment',
  'https://portal.example/back/',
  'https://portal.example/back?x=1',
  'https://portalxexample/back',
])('rejects "%s" as redirect URI', (uri) => {
  expect(isRegistered(uri, page, 'https://api.example', settings)).toBe(false);
});
