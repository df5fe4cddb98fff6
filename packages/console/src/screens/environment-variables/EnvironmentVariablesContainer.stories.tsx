import { appEndpoints, environmentVariableEndpoints } from '@quayside/api-contract';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
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

/** A save can be undone, unless a variable was changed since. */
export const UndoesASave = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { client } = await openConsole(path, { msw, mount });
    const edit = async (name: string, value: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      const field = await canvas.findByRole('textbox', { name: `Value of ${name}` });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    };
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const app = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data[0];
    const appPath = { app_id: app?.id ?? '' };
    const readLevel = async () => {
      const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
        path: appPath,
      });
      return data.find(({ name }) => name === 'LOG_LEVEL')?.value;
    };
    await edit('LOG_LEVEL', 'debug');
    await edit('SECRET_KEY', 's9cret');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo 1' }));
    await waitFor(() =>
      expect(screen.getByText(/^The save was undone, except for SECRET_KEY\./)).toBeVisible(),
    );
    await expect(await readLevel()).toBe('info');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for WORKERS' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    const newName = await canvas.findByRole('textbox', { name: 'New name of WORKERS' });
    await userEvent.clear(newName);
    await userEvent.type(newName, 'THREADS');
    await save();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for THREADS' })).toHaveFocus(),
    );

    await edit('LOG_LEVEL', 'trace');
    await save();
    await screen.findByText(/^1 Variable saved/);
    await client.call(environmentVariableEndpoints.batchEnvironmentVariables, {
      path: appPath,
      body: { upsert: { LOG_LEVEL: { value: 'error', is_secret: false } }, delete: [] },
    });
    // In History, also later.
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    const [first] = await canvas.findAllByRole('listitem');
    if (first === undefined) throw new Error('The history is empty.');
    await expect(first).toHaveTextContent('Changed 1LOG_LEVEL');
    await userEvent.click(within(first).getByRole('button', { name: 'Undo' }));
    const review = within(await canvas.findByRole('region', { name: 'Review before undoing' }));
    await expect(await readLevel()).toBe('error');
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await readLevel()).toBe('info'));
  },
});

/** Changes are added to the history as they are made, and those of others at the next visit. */
export const RemembersChanges = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { client, navigation, later } = await openConsole(path, { msw, mount });
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
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    const list = within(await canvas.findByRole('region', { name: 'History of variables' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      /Deleted 1LOG_LEVEL.*Values not kept/,
    );
    await expect(list.getByText('TIDE_API')).toBeVisible();
  },
});

/** Apps are compared, and a name is copied in either direction. What is typed for it is not lost in silence. */
export const ComparesAndCopies = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation } = await openConsole(
      `${path}?view=compare&apps=tide-tables`,
      { msw },
    );
    const appOf = async (slug: string) =>
      (await client.call(appEndpoints.listApps, { query: { slug } })).data[0]?.id ?? '';
    const other = { app_id: await appOf('tide-tables') };
    await client.call(environmentVariableEndpoints.createEnvironmentVariable, {
      path: other,
      body: { name: 'STRIPE_TOKEN', value: 'tok_0', is_secret: true },
    });
    await mount(page);
    const copy = async (name: string, way: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Copy ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: way }));
    };
    await copy('STRIPE_TOKEN', 'From Tide Tables to this app');
    await userEvent.type(await canvas.findByLabelText('Secret value of STRIPE_TOKEN'), 'tok_1');
    navigation.navigate('/teams');
    const dialog = within(await findOpen('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByLabelText('Secret value of STRIPE_TOKEN')).toHaveValue('tok_1');
    await userEvent.click(canvas.getByRole('tab', { name: 'Variables' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Compare' }));
    await expect(canvas.getByLabelText('Secret value of STRIPE_TOKEN')).toHaveValue('tok_1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^1 Variable saved/)).toBeVisible();

    await copy('SMTP_HOST', 'To Tide Tables');
    await userEvent.click(
      within(
        await canvas.findByRole('region', { name: /from Harbour API to Tide Tables/ }),
      ).getByRole('button', { name: 'Save' }),
    );
    await expect(await canvas.findByText(/^Saved in Tide Tables: 1 Variable/)).toBeVisible();
    const { data } = await client.call(environmentVariableEndpoints.listEnvironmentVariables, {
      path: other,
    });
    await expect(data.map(({ name }) => name)).toContain('SMTP_HOST');

    // From the row, too.
    await userEvent.click(canvas.getByRole('tab', { name: 'Variables' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for WORKERS' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to Another App…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tide Tables' }));
    const review = await canvas.findByRole('region', { name: /from Harbour API to Tide Tables/ });
    await expect(within(review).getByRole('row', { name: /WORKERS/ })).toBeVisible();
  },
});
