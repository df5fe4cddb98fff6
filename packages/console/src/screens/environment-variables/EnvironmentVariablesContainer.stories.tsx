import { appEndpoints, environmentVariableEndpoints } from '@quayside/api-contract';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { DeploymentDockContainer } from '../../features/deployment-dock/DeploymentDockContainer.tsx';
import { findOpen } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { EnvironmentVariablesContainer } from './EnvironmentVariablesContainer.tsx';

const path = '/tidewater-labs/apps/harbour-api/environment-variables';

const meta = preview.meta({
  title: 'Screens/Environment Variables/Over the platform',
  parameters: { isPage: true },
  component: EnvironmentVariablesContainer,
  args: { teamSlug: 'tidewater-labs', appSlug: 'harbour-api' },
});

export const ImportsAFile = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client } = await openConsole(path, { msw });
    await mount(page);
    await canvas.findByRole('row', { name: /LOG_LEVEL/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Import .env' }));
    const content = canvas.getByRole('textbox', { name: 'Contents of a .env file' });
    await userEvent.type(content, "LOG_LEVEL=debug{Enter}TIDE_API='https://tides.example.com/#v2'");
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Review/ })).toBeNull());
    await expect(await canvas.findByRole('row', { name: /TIDE_API/ })).toBeVisible();
    await expect(await canvas.findByText(/^2 Variables saved/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();

    const app = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data[0];
    // The row is shown before the variable is saved.
    await waitFor(async () => {
      const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
        path: { app_id: app?.id ?? '' },
      });
      await expect(data.find(({ name }) => name === 'TIDE_API')?.value).toBe(
        'https://tides.example.com/#v2',
      );
    });
  },
});

/** A save can be undone, unless a variable was changed since. */
export const UndoesASave = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client } = await openConsole(path, { msw });
    await mount(page);
    const save = async (value: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions for LOG_LEVEL' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      const field = await canvas.findByRole('textbox', { name: 'Value of LOG_LEVEL' });
      await userEvent.clear(field);
      await userEvent.type(field, value);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    };
    const app = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data[0];
    const appPath = { app_id: app?.id ?? '' };
    const readLevel = async () => {
      const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
        path: appPath,
      });
      return data.find(({ name }) => name === 'LOG_LEVEL')?.value;
    };
    await save('debug');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText(/^The last save was undone/)).toBeVisible());
    await expect(await readLevel()).toBe('info');

    await save('trace');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await client.call(environmentVariableEndpoints.batchEnvironmentVariables, {
      path: appPath,
      body: { upsert: { LOG_LEVEL: { value: 'error', is_secret: false } }, delete: [] },
    });
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getByText(/^Not undone/)).toBeVisible());
    await expect(await readLevel()).toBe('error');
  },
});

/** Changes are added to the history as they are made, and those of others at the next visit. */
export const RemembersChanges = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation, later } = await openConsole(path, { msw });
    await mount(page);
    await canvas.findByRole('row', { name: /LOG_LEVEL/ });
    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    navigation.navigate('/tidewater-labs/apps/harbour-api/general');
    await canvas.findByRole('heading', { name: 'Harbour API' });
    await client.call(environmentVariableEndpoints.batchEnvironmentVariables, {
      path: { app_id: app?.id ?? '' },
      body: {
        upsert: { TIDE_API: { value: 'the-value', is_secret: false } },
        delete: ['LOG_LEVEL'],
      },
    });
    navigation.navigate(path);
    await canvas.findByRole('row', { name: /LOG_LEVEL/ });
    later(60_000);
    await canvas.findByRole('row', { name: /TIDE_API/ });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    const card = within(await canvas.findByRole('region', { name: 'History of variables' }));
    const [first] = card.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/DeletedLOG_LEVEL/);
    await expect(card.getByText('TIDE_API')).toBeVisible();
  },
});

export const UndoesADeletion = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page } = await openConsole(path, { msw });
    await mount(page);
    await canvas.findByRole('row', { name: /LOG_LEVEL/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for LOG_LEVEL' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const undo = await canvas.findByRole('button', { name: 'Undo deleting LOG_LEVEL' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(await canvas.findByRole('button', { name: 'Reveal LOG_LEVEL' })).toBeVisible();
  },
});

/** A pending deletion ends when the same name is saved in another way: by an import, or by undoing an earlier save. */
export const KeepsWhatIsImportedAgain = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation } = await openConsole(path, { msw });
    await mount(page);
    await canvas.findByRole('row', { name: /LOG_LEVEL/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for LOG_LEVEL' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await canvas.findByRole('button', { name: 'Undo deleting LOG_LEVEL' });
    await userEvent.click(canvas.getByRole('button', { name: 'Import .env' }));
    const content = canvas.getByRole('textbox', { name: 'Contents of a .env file' });
    // The same value as before the deletion.
    await userEvent.type(content, 'LOG_LEVEL=info');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await canvas.findByRole('button', { name: 'Reveal LOG_LEVEL' })).toBeVisible();
    await waitFor(() => expect(save).not.toBeInTheDocument());

    // Leaving the page sends pending deletions at once.
    navigation.navigate('/tidewater-labs/apps/harbour-api/general');
    await canvas.findByRole('heading', { name: 'Harbour API' });
    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
      path: { app_id: app?.id ?? '' },
    });
    await expect(data.find(({ name }) => name === 'LOG_LEVEL')?.value).toBe('info');
  },
});

export const KeepsWhatAnUndoneSaveRestores = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation } = await openConsole(path, { msw });
    await mount(page);
    const actOn = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions for LOG_LEVEL' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await actOn('Edit');
    const field = await canvas.findByRole('textbox', { name: 'Value of LOG_LEVEL' });
    await userEvent.clear(field);
    await userEvent.type(field, 'debug');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await actOn('Delete');
    await canvas.findByRole('button', { name: 'Undo deleting LOG_LEVEL' });
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getByText(/^The last save was undone/)).toBeVisible());
    navigation.navigate('/tidewater-labs/apps/harbour-api/general');
    await canvas.findByRole('heading', { name: 'Harbour API' });
    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
      path: { app_id: app?.id ?? '' },
    });
    await expect(data.find(({ name }) => name === 'LOG_LEVEL')?.value).toBe('info');
  },
});

/** A variable that was deleted elsewhere is added again only if the user says so. */
export const KeepsAnEditOfADeletedVariable = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client } = await openConsole(path, { msw });
    await mount(page);
    await canvas.findByRole('row', { name: /LOG_LEVEL/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for LOG_LEVEL' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const value = await canvas.findByRole('textbox', { name: 'Value of LOG_LEVEL' });
    await userEvent.clear(value);
    await userEvent.type(value, 'trace');

    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    const appPath = { app_id: app?.id ?? '' };
    await client.call(environmentVariableEndpoints.deleteEnvironmentVariable, {
      path: { ...appPath, environment_variable_name: 'LOG_LEVEL' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await findOpen('dialog', '1 variable was changed elsewhere'));
    await expect(dialog.getByText('Deleted')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Keep mine/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply and Save' }));
    await expect(await canvas.findByRole('button', { name: 'Reveal LOG_LEVEL' })).toBeVisible();
    // The row is shown before the variable is saved.
    await waitFor(async () => {
      const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
        path: appPath,
      });
      await expect(data.find(({ name }) => name === 'LOG_LEVEL')?.value).toBe('trace');
    });
  },
});

/** Secrets typed for a copy are not stored, so leaving the page asks first. Another app does not discard them. */
export const AsksBeforeTypedSecretsAreLost = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation } = await openConsole(`${path}?compare=tide-tables`, { msw });
    const [other] = (await client.call(appEndpoints.listApps, { query: { slug: 'tide-tables' } }))
      .data;
    await client.call(environmentVariableEndpoints.createEnvironmentVariable, {
      path: { app_id: other?.id ?? '' },
      body: { name: 'STRIPE_TOKEN', value: 'tok_0', is_secret: true },
    });
    await mount(page);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Copy STRIPE_TOKEN' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to This App' }));
    await userEvent.type(canvas.getByLabelText('Secret value of STRIPE_TOKEN'), 'tok_1');
    navigation.navigate('/teams');
    const dialog = within(await findOpen('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(navigation.current()).toContain(path);
    await expect(canvas.getByLabelText('Secret value of STRIPE_TOKEN')).toHaveValue('tok_1');

    navigation.navigate(`${path}?compare=docs-search`);
    await canvas.findByRole('region', { name: 'Compare with another app' });
    navigation.navigate(`${path}?compare=tide-tables`);
    await expect(await canvas.findByLabelText('Secret value of STRIPE_TOKEN')).toHaveValue('tok_1');
  },
});

/** The redeploy goes on, and the deployments panel shows it. */
export const StaysOnThePageTheUserOpened = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation, control, later } = await openConsole(path, {
      msw,
      beside: <DeploymentDockContainer />,
    });
    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    await client.call(environmentVariableEndpoints.batchEnvironmentVariables, {
      path: { app_id: app?.id ?? '' },
      body: { upsert: { LOG_LEVEL: { value: 'error', is_secret: false } }, delete: [] },
    });
    await mount(page);
    const redeploy = await canvas.findByRole('button', { name: /^Redeploy/ });
    control.setFaults([{ path: '/deployments/*/redeploy', delay_ms: 60_000 }]);
    await userEvent.click(redeploy);
    const dialog = within(await findOpen('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Redeploy' }));
    const other = '/tidewater-labs/apps/tide-tables/environment-variables';
    navigation.navigate(other);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    // The clock runs, because the call may reach the platform later.
    await waitFor(() => {
      later(60_000);
      return expect(canvas.getByRole('link', { name: /Harbour API/ })).toBeVisible();
    });
    await expect(navigation.current()).toBe(other);
  },
});
