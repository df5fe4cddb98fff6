import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { openConsoleInMemory } from '../../testing/openConsole.tsx';

/** The button that discards unsaved input. */
const leave = 'Leave';
const variables = '/tidewater-labs/apps/harbour-api/environment-variables';

/** Every form for signed-in users, with a field and a value to type. */
const forms = [
  { form: 'Create New App', path: '/tidewater-labs/new-app', label: 'Name', typed: 'Breakwater' },
  { form: 'New Team', path: '/teams/new', label: 'Name', typed: 'Breakwater' },
  {
    form: 'the name of a team',
    path: '/tidewater-labs/settings',
    label: 'Team name',
    typed: 'Tide',
  },
  {
    form: 'inviting people',
    path: '/tidewater-labs/settings',
    label: 'Email addresses',
    typed: 'hedy@example.org',
  },
  { form: 'the name of an account', path: '/settings', label: 'Full name', typed: 'Ada King' },
  { form: 'the address of an account', path: '/settings', label: 'Email', typed: 'a@example.org' },
] as const;

describe('after navigating away and back, unsaved input is restored in', () => {
  test.each(forms)('$form', async ({ path, label, typed }) => {
    const { page, navigation } = await openConsoleInMemory(path, {
      features: { teamCreation: true },
    });
    const screen = await render(page);
    const field = screen.getByLabelText(label, { exact: true });
    await field.fill(typed);
    navigation.navigate('/');
    await expect.element(field).not.toBeInTheDocument();
    navigation.navigate(path);
    await expect.element(field).toHaveValue(typed);
  });

  test('a new variable that is not secret', async () => {
    const { page, navigation } = await openConsoleInMemory(variables);
    const screen = await render(page);
    await screen.getByRole('button', { name: 'Add' }).click();
    await screen.getByRole('menuitem', { name: 'Variable' }).click();
    await screen.getByLabelText('Name of the new variable').fill('PORT');
    navigation.navigate('/');
    navigation.navigate(variables);
    await expect.element(screen.getByLabelText('Name of the new variable')).toHaveValue('PORT');
  });
});

describe('unsaved input that is discarded on navigation', () => {
  test('includes passwords', async () => {
    const { page, navigation } = await openConsoleInMemory('/settings');
    const screen = await render(page);
    const field = screen.getByLabelText('Current password', { exact: true });
    await field.fill('hunter22');
    navigation.navigate('/');
    await screen.getByRole('button', { name: leave }).click();
    await expect.element(field).not.toBeInTheDocument();
    navigation.navigate('/settings');
    await expect.element(field).toHaveValue('');
  });

  test('includes a new variable whose name looks like a secret', async () => {
    const { page, navigation } = await openConsoleInMemory(variables);
    const screen = await render(page);
    await screen.getByRole('button', { name: 'Add' }).click();
    await screen.getByRole('menuitem', { name: 'Variable' }).click();
    const name = screen.getByLabelText('Name of the new variable');
    await name.fill('STRIPE_SECRET_KEY');
    navigation.navigate('/');
    await screen.getByRole('button', { name: leave }).click();
    await expect.element(name).not.toBeInTheDocument();
    navigation.navigate(variables);
    await expect.element(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
  });
});
