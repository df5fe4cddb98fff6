import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMockServer, type MockServer } from '@quayside/api-mocks/server';

import { buildWebInto } from '../scripts/lib/web-build.ts';
import { fastApiProject } from './support/archive.ts';
import { findNginx, startNginx } from './support/nginx.ts';
import { freePort } from './support/server.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

const nginx = findNginx();

/** The two sites in docs/self-hosting, with the path of the app on each. */
const sites = [
  { file: 'nginx.conf', base: '/', root: '/srv/quayside;' },
  { file: 'nginx-sub-path.conf', base: '/console/', root: '/srv;' },
] as const;

/** Larger than nginx's default body limit, even compressed. */
const large = randomBytes(2 * 1024 * 1024).toString('base64');

for (const { file, base, root } of sites) {
  test.describe(`docs/self-hosting/${file}`, { tag: '@full' }, () => {
    test.skip(nginx === undefined, 'nginx is not on this machine');
    // The app has to be built for its path first.
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let folder: string;
    let platform: MockServer;
    let stop: () => Promise<void>;
    let url: string;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      folder = mkdtempSync(join(tmpdir(), 'quayside-nginx-'));
      const files = join(folder, 'srv');
      const port = await freePort();
      url = `http://localhost:${port}${base}`;
      await buildWebInto(join(files, base), base);
      writeFileSync(
        join(folder, 'config.json'),
        JSON.stringify({ apiBaseUrl: '', productName: 'Harbour Console' }),
      );
      platform = await createMockServer({ publicUrl: `http://localhost:${port}` });
      const run = join(folder, 'nginx');
      mkdirSync(run);
      stop = await startNginx(nginx ?? '', {
        site: new URL(`../docs/self-hosting/${file}`, import.meta.url),
        replace: {
          'listen 80;': `listen 127.0.0.1:${port};`,
          [root]: `${files};`,
          '/etc/quayside/config.json': join(folder, 'config.json'),
          '127.0.0.1:8000': `127.0.0.1:${platform.port}`,
        },
        folder: run,
      });
      await expect(async () => fetch(url)).toPass({ timeout: 10_000 });
    });

    test.afterAll(async () => {
      await stop();
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('logging in, deep links and deploying work without policy violations', async ({
      page,
      project,
    }) => {
      await page.goto(`${url}tidewater-labs/apps/pilot-booking/deployments`);
      await expect(page.getByRole('heading', { name: 'Log in to Harbour Console' })).toBeVisible();
      await fillLogin(page, people.ada);
      await expect(page).toHaveURL(`${url}tidewater-labs/apps/pilot-booking/deployments`);
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('grid', { name: 'Build log' })).toBeVisible();
      await expect(page).toHaveTitle(/Harbour Console$/);
      await page.reload();
      await expect(page.getByRole('grid', { name: 'Build log' })).toBeVisible();

      await page.goto(`${url}tidewater-labs/apps/pilot-booking/deployments`);
      await page.getByRole('button', { name: 'New Deployment' }).click();
      const files = project({ ...fastApiProject, 'tides.txt': large });
      await page.locator('input[webkitdirectory]').setInputFiles(files);
      await page.getByRole('button', { name: 'Deploy', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Deployment steps' })).toBeVisible();
    });

    test('each kind of file has the headers given in the guide', async ({ request }) => {
      const page = await request.get(`${url}tidewater-labs/apps`);
      expect(page.status()).toBe(200);
      expect(page.headers()).toMatchObject({
        'content-type': 'text/html',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });

      const [script = ''] = /[^"]*assets\/[^"]+\.js/.exec(await page.text()) ?? [];
      const asset = await request.get(new URL(script, url).href, {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect(asset.headers()).toMatchObject({
        'content-type': expect.stringContaining('javascript'),
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await request.get(`${url}assets/of-an-older-build.js`)).status()).toBe(404);

      const config = await request.get(`${url}config.json`);
      expect(config.headers()).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      const api = await request.get(new URL('/api/v1/users/me', url).href);
      expect(api.status()).toBe(401);
      expect(api.headers()).not.toHaveProperty('content-security-policy');

      const consent = await request.get(new URL('/__provider__/github?request=0', url).href);
      expect(await consent.text()).not.toContain('assets/');
    });
  });
}
