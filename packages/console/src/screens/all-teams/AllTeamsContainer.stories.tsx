import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { AllTeamsContainer } from './AllTeamsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/All Teams/Over the platform',
  component: AllTeamsContainer,
  parameters: { isPage: true },
});

export const SearchesAndOpensATeam = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const features = { teamCreation: true };
    const { navigation } = await openConsole('/teams', { msw, mount, features });
    await expect(await canvas.findByRole('row', { name: /Ada Lovelace/ })).toHaveTextContent(
      'Personal',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'tide');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Ada Lovelace/ })).toBeNull());
    await expect(navigation.current()).toBe('/teams?q=tide');
    await expect(canvas.getByRole('link', { name: 'New Team' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Tidewater Labs/ }));
    await waitFor(() => expect(navigation.current()).toBe('/tidewater-labs/apps'));
  },
});
