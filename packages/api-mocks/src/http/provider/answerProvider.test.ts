import { beforeEach, expect, test } from 'vitest';

import {
  console,
  createVisitor,
  integrationUrl,
  socialUrl,
} from '../../platform/oauth/consent.fixtures.ts';
import { createTestPlatform, type TestPlatform } from '../../testing.fixtures.ts';

let mock: TestPlatform;
let visitor: ReturnType<typeof createVisitor>;

beforeEach(async () => {
  mock = await createTestPlatform();
  visitor = createVisitor(mock.handle);
});

const allow = { decision: 'allow', account: 'grace-hopper' };

async function open(url: string | URL) {
  const response = await mock.handle(new Request(url));
  return { response, text: await response.text() };
}

test('a consent page names the app and the requested access, and needs no other file', async () => {
  const { response, text } = await open(await visitor.go(socialUrl()));
  expect(response.status).toBe(200);
  expect(text).toContain('<h1>Log in to Quayside with GitHub</h1>');
  expect(text).toContain('<html lang="en">');
  expect(text).not.toContain('<script');
  expect(text).not.toMatch(/(?:src|href)="(?!data:)/);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${console};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['login', () => socialUrl(), 'Log in to Quayside with GitHub'],
  [
    'link',
    () => socialUrl({ response_type: 'link_code' }),
    'Connect GitHub to your Quayside account',
  ],
  ['neon', () => integrationUrl('neon', crypto.randomUUID()), 'Let Quayside use Neon'],
  ['redis', () => integrationUrl('redis', crypto.randomUUID()), 'Let Quayside use Redis Cloud'],
])('the page for %s has its own copy', async (_, url, title) => {
  const { text } = await open(await visitor.go(url()));
  expect(text).toContain(`<title>${title}</title>`);
});

test('names from users are rendered as text', async () => {
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`;
  mock = await createTestPlatform({ productName: hostile });
  visitor = createVisitor(mock.handle);
  const page = await visitor.go(socialUrl({ state: hostile }));
  const { text } = await open(page);
  expect(text).not.toMatch(/<script|<img/);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img');
  expect(text).toContain('&amp;amp;');
  const { searchParams: back } = await visitor.decide(socialUrl({ state: hostile }), allow);
  expect(back.get('state')).toBe(hostile);
});

test('a decision redirects the browser by GET, once', async () => {
  const page = await visitor.go(socialUrl());
  const first = await visitor.post(page, allow);
  expect([first.status, first.headers.get('cache-control')]).toEqual([303, 'no-store']);
  const second = await visitor.post(page, allow);
  expect([second.status, second.headers.get('location')]).toEqual([400, null]);
  expect(await second.text()).toContain('<h1>This request has ended</h1>');
  expect((await open(page)).text).toContain('This request has ended');
});

test('an integration request is decided once, even before the provider redirects', async () => {
  for (const decision of ['allow', 'access_denied']) {
    const page = await visitor.go(integrationUrl('neon', crypto.randomUUID()));
    expect((await visitor.post(page, { decision, account: 'tidewater' })).status).toBe(303);
    expect((await visitor.post(page, { decision, account: 'tidewater' })).status).toBe(400);
  }
});

test.each<Record<string, string>>([
  { decision: 'perhaps', account: 'grace-hopper' },
  { decision: 'allow' },
  { decision: 'allow', account: 'somebody' },
  { decision: 'allow', account: 'grace-hopper', request: 'guessed' },
  {},
])('rejects the decision %o', async (fields) => {
  const page = await visitor.go(socialUrl());
  const response = await visitor.post(page, fields);
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test("a request cannot be decided at another provider's page", async () => {
  const page = await visitor.go(socialUrl());
  page.pathname = '/__provider__/neon';
  expect((await open(page)).response.status).toBe(400);
  expect((await visitor.post(page, allow)).status).toBe(400);
});

test('a page for an unknown request links back to the console', async () => {
  const { response, text } = await open('http://mock.example/__provider__/github');
  expect(response.status).toBe(400);
  expect(text).toContain(`<a href="${console}">Go to Quayside</a>`);
});

test('the platform may be served below a path', async () => {
  const url = new URL(socialUrl());
  const response = await mock.handle(
    new Request(`${url.origin}/cloud${url.pathname}${url.search}`),
  );
  expect(response.headers.get('location')).toMatch(
    /^http:\/\/mock\.example\/cloud\/__provider__\/github\?request=/,
  );
});
