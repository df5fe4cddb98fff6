import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { NewAppContainer } from './NewAppContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Create New App/Over the platform',
  component: NewAppContainer,
  args: { teamSlug: 'tidewater-labs' },
});

export const RejectsATakenNameThenCreates = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/tidewater-labs/new-app', { msw, mount });
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, 'Harbour API');
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/Tidewater Labs already has an app with this name/),
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Pilot Station');
    await userEvent.click(canvas.getByRole('button', { name: 'Create App' }));
    await waitFor(() =>
      expect(navigation.current()).toBe('/tidewater-labs/apps/pilot-station/general'),
    );
  },
});
