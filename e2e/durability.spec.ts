import { createClient, endpoints } from '@quayside/api-contract';

import { fastApiProject, packArchive } from './support/archive.ts';
import { startServer } from './support/server.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

// In the gate the mock platform's own tests kill a server (packages/api-mocks/src/crash.test.ts).
const title = 'acknowledged writes survive a server killed in the middle of a build';
test(title, { tag: '@full' }, async ({ page }) => {
  const server = await startServer();
  try {
    let token: string | null = null;
    const client = createClient({ baseUrl: server.url, getToken: () => token });
    const login = await client.call(endpoints.login, {
      body: { username: people.ada.email, password: people.ada.password },
    });
    token = login.access_token;

    const teams = await client.call(endpoints.listTeams);
    const team = teams.data.find(({ is_personal_team }) => !is_personal_team);
    if (team === undefined) throw new Error('The demo dataset has no shared team');
    const app = await client.call(endpoints.createApp, {
      body: { name: 'Night Ferry', team_id: team.id },
    });
    await client.call(endpoints.createEnvironmentVariable, {
      path: { app_id: app.id },
      body: { name: 'PIER', value: 'nine' },
    });
    const archive = packArchive(fastApiProject);
    const deployment = await client.call(endpoints.createDeployment, {
      path: { app_id: app.id },
      body: { archive_size_bytes: archive.size },
    });
    const ticket = await client.call(endpoints.requestUpload, {
      path: { deployment_id: deployment.id },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value);
    form.set('file', archive, 'archive.tar');
    expect((await fetch(ticket.url, { method: 'POST', body: form })).ok).toBe(true);
    await client.call(endpoints.completeUpload, { path: { deployment_id: deployment.id } });

    await server.kill();
    await server.start();

    await page.goto(`${server.url}/${team.slug}/apps/${app.slug}/deployments/${deployment.id}`);
    await fillLogin(page, people.ada);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Deployment');
    await expect(page.getByRole('grid', { name: 'Build log' })).toContainText('fastapi', {
      timeout: 30_000,
    });
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible({ timeout: 40_000 });

    await page.getByRole('link', { name: 'Environment Variables' }).click();
    await expect(page.getByRole('row', { name: /PIER/ })).toBeVisible();
  } finally {
    await page.close(); // It would continue to poll a stopped server.
    await server.dispose();
  }
});
