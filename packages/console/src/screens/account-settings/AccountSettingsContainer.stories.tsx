import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { AccountSettingsContainer } from './AccountSettingsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Account Settings/Over the platform',
  component: AccountSettingsContainer,
  parameters: { isPage: true },
});

/** Errors of the platform stand at their fields. */
export const RejectsAddressAndPassword = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openConsole('/settings', { msw, mount });
    const email = await canvas.findByLabelText('Email');
    const saves = canvas.getAllByRole('button', { name: 'Save' });
    const [saveProfile = email, savePassword = email] = saves;

    await userEvent.clear(email);
    await userEvent.type(email, 'grace@example.com');
    await userEvent.click(saveProfile);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('User with this email already exists'),
    );

    const current = canvas.getByLabelText('Current password');
    await userEvent.type(current, 'not the one');
    await userEvent.type(canvas.getByLabelText('New password'), 'a longer one');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a longer one');
    await userEvent.click(savePassword);
    await waitFor(() => expect(current).toHaveAccessibleDescription('Incorrect password'));

    await expect(canvas.getByRole('button', { name: 'Delete Account…' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Tidewater Labs' })).toBeVisible();
  },
});
