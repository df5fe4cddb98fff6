import { expectWhole, watchForHarm } from './support/harm.ts';
import { expect, test } from './support/test.ts';

// Hostile values from links, emails and users. Nothing may leave the origin, run, or break the layout.

/** Ways to leave the origin. `safeRedirect.test.ts` tries a thousand more. */
const elsewhereOfTheGate = [
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  'javascript:window.isHacked=true',
];
const elsewhere = [
  'https://evil.example/',
  'http://localhost.evil.example/',
  '///evil.example/',
  '\\\\evil.example/',
  '/%09/evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'java\nscript:window.isHacked=true',
  'data:text/html,<script>window.isHacked=true</script>',
  'blob:https://evil.example/x',
  'mailto:ada@example.com',
  'https:evil.example',
];

const markup = [
  '<img src=x onerror="window.isHacked=true">',
  '"><script>window.isHacked=true</script>',
  '<svg/onload=window.isHacked=true>',
  '{{constructor.constructor("window.isHacked=true")()}}',
  '${window.isHacked=true}',
  'javascript:window.isHacked=true',
].join(' ');
const unbroken = 'W'.repeat(600);
const controls =
  '\u0000\u0007\u001B[31m\u202Egnp.exe\u2066\uFEFF\u{1F469}\u200D\u{1F4BB}%00%0d%0aSet-Cookie:a=b';
const common = [`${markup} ${unbroken}`, controls];
/** In the gate each address gets one of the common values, by turns. */
const levels = [
  { tag: [], kind: 'markup or controls', valuesOf: (index: number) => [common[index % 2] ?? ''] },
  {
    tag: ['@full'],
    kind: 'controls or markup',
    valuesOf: (index: number) => [common[(index + 1) % 2] ?? ''],
  },
  {
    tag: ['@full'],
    kind: 'JavaScript names or truncated escapes',
    valuesOf: () => ['__proto__[isHacked]=true&constructor', '%'],
  },
];

const takers = [
  '/login?redirect=',
  '/signup?email=',
  '/reset-password?token=',
  '/verify-email?token=',
  '/verify-update-email?token=',
  '/invitation?token=',
  '/callback?state=x&code=',
  '/callback?code=x&state=',
  '/callback?error=access_denied&error_description=',
];
const signedInTakers = [
  '/device?code=',
  '/teams?q=',
  '/tidewater-labs/apps?q=',
  '/tidewater-labs/apps?page=',
  '/tidewater-labs/apps/',
  '/tidewater-labs/apps/harbour-api/logs?q=',
  '/tidewater-labs/apps/harbour-api/logs?start=',
  '/tidewater-labs/apps/harbour-api/deployments/',
  '/tidewater-labs/apps/harbour-api/environment-variables?q=',
  '/tidewater-labs/apps/harbour-api/storage?connect=',
  '/tidewater-labs/integrations/neon/callback?link_code=x&state=',
  '/tidewater-labs/integrations/neon/callback?error=x&error_description=',
];

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  // Errors of the platform are expected here.
  test.beforeEach(({ quiet }) => void quiet.allow.push(/Failed to load resource/));

  for (const { tag, kind, redirects } of [
    { tag: [], kind: 'common', redirects: elsewhereOfTheGate },
    { tag: ['@full'], kind: 'rare', redirects: elsewhere },
  ]) {
    const title = `a redirect parameter never leads away from the console (${kind})`;
    test(title, { tag }, async ({ page, signIn, server }) => {
      await signIn();
      const expectUnharmed = watchForHarm(page, server.url);
      for (const redirect of redirects) {
        // oxlint-disable-next-line no-await-in-loop -- one tab follows one link after the other.
        await test.step(JSON.stringify(redirect), async () => {
          await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
          await expect(page).not.toHaveURL(/\/login/);
          await expectWhole(page);
          await expectUnharmed();
        });
      }
    });
  }

  for (const [who, paths] of [
    ['signed out', takers],
    ['signed in', signedInTakers],
  ] as const) {
    for (const { tag, kind, valuesOf } of levels) {
      const title = `${kind} in the parameters of a link are text (${who})`;
      test(title, { tag }, async ({ page, signIn, server }) => {
        if (who === 'signed in') await signIn();
        const expectUnharmed = watchForHarm(page, server.url);
        for (const [index, path] of paths.entries()) {
          for (const value of valuesOf(index)) {
            // oxlint-disable-next-line no-await-in-loop -- one tab follows one link after the other.
            await test.step(`${path}${JSON.stringify(value).slice(0, 40)}`, async () => {
              await page.goto(path + encodeURIComponent(value));
              await expectWhole(page);
              await expectUnharmed();
            });
          }
        }
      });
    }
  }
});
