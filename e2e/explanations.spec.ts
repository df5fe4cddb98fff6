import type { Page } from '@playwright/test';
import { z } from 'zod';

import { fastApiProject, packArchive } from './support/archive.ts';
import { expect, test } from './support/test.ts';

const project = (changes: Record<string, string>) => ({ ...fastApiProject, ...changes });

const main = fastApiProject['main.py'] ?? '';

const idOf = z.object({ id: z.string() });
const upload = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** Deploys as a client does. Returns the id of the deployment. */
async function deploy(origin: string, token: string, appId: string, files: Record<string, string>) {
  const post = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return response.json();
  };
  const archive = packArchive(files);
  const { id } = idOf.parse(
    await post(`/apps/${appId}/deployments/`, { archive_size_bytes: archive.size }),
  );
  const { url, fields } = upload.parse(await post(`/deployments/${id}/upload`));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', archive, 'archive.tar');
  await fetch(url, { method: 'POST', body: form });
  await post(`/deployments/${id}/upload-complete`);
  return id;
}

/** Returns the token of the signed-in user, and the id of an app. */
async function lookUp(page: Page, origin: string) {
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/v1/apps/?slug=harbour-api`, { headers });
  const { data } = z.object({ data: z.array(idOf) }).parse(await response.json());
  return { token, appId: data[0]?.id ?? '' };
}

test('a missing variable links to the form that adds it', async ({ page, signIn, server }) => {
  await signIn();
  const { token, appId } = await lookUp(page, server.url);
  const files = project({ 'main.py': `import os\n\nURL = os.environ["TIDES_URL"]\n${main}` });
  const id = await deploy(server.url, token, appId, files);
  await server.control('clock', { advance_ms: 60_000 });
  await page.goto(`/tidewater-labs/apps/harbour-api/deployments/${id}`);
  const next = page.getByRole('paragraph').filter({ hasText: 'Next step:' });
  await next.getByRole('link', { name: 'Environment Variables' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Environment Variables');
});
