import { userEndpoints } from '@quayside/api-contract';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { VerifyUpdateEmailContainer } from './VerifyUpdateEmailContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Verifying Email Update/Over the platform',
  component: VerifyUpdateEmailContainer,
  parameters: { hasLandmarks: true },
});

export const ChangesTheAddress = meta.story({
  async play({ mount, canvas, msw }) {
    const { page, client, control, navigation } = await openConsole('/settings', { msw });
    await client.call(userEndpoints.updateMyEmail, { body: { email: 'ada@example.net' } });
    const [mail] = control.outbox('ada@example.net');
    navigation.navigate(`/verify-update-email?token=${mail?.token ?? ''}`);
    await mount(page);
    await expect(await canvas.findByText('Email changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account Settings' })).toBeVisible();
    await expect((await client.call(userEndpoints.readMe, {})).email).toBe('ada@example.net');
  },
});
