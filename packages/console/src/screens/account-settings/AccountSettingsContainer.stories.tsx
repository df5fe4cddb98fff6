import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { AccountSettingsContainer } from './AccountSettingsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Account Settings/Over the platform',
  component: AccountSettingsContainer,
  parameters: { isPage: true },
});

export const ChangesNameAddressAndPassword = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, control } = await openConsole('/settings', { msw });
    await mount(page);
    const name = await canvas.findByLabelText('Full name');
    const email = canvas.getByLabelText('Email');
    const [saveProfile = name, savePassword = name] = canvas.getAllByRole('button', {
      name: 'Save',
    });

    await userEvent.clear(email);
    await userEvent.type(email, 'grace@example.com');
    await userEvent.click(saveProfile);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('User with this email already exists'),
    );
    await userEvent.clear(email);
    await userEvent.type(email, 'ada@example.org');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada King');
    await userEvent.click(saveProfile);
    await expect(await canvas.findByText(/We sent a link to ada@example.org/)).toBeVisible();
    await expect(control.outbox('ada@example.org')).toHaveLength(1);
    await waitFor(() => expect(screen.getByText('Profile saved')).toBeVisible());
    await waitFor(() => expect(email).toHaveValue('ada@example.com'));

    const current = canvas.getByLabelText('Current password');
    await userEvent.type(current, 'not the one');
    await userEvent.type(canvas.getByLabelText('New password'), 'a longer one');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a longer one');
    await userEvent.click(savePassword);
    await waitFor(() => expect(current).toHaveAccessibleDescription('Incorrect password'));
    await userEvent.clear(current);
    await userEvent.type(current, 'quayside-demo');
    await userEvent.click(savePassword);
    await waitFor(() => expect(screen.getByText('Password updated successfully')).toBeVisible());

    await expect(canvas.getByRole('button', { name: 'Delete Account…' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Tidewater Labs' })).toBeVisible();
  },
});
