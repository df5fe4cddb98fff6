import { loginEndpoints } from '@quayside/api-contract';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole, type StoryWorker } from '../../testing/openConsole.tsx';
import { DeviceAuthorizationContainer } from './DeviceAuthorizationContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Device Authorization/Over the platform',
  component: DeviceAuthorizationContainer,
  parameters: { hasLandmarks: true },
  args: { code: '' },
});

/** Opens a console at the URL that a command line shows. */
async function openDevicePage(msw: StoryWorker) {
  const console = await openConsole('/device?code=', { msw });
  const device = await console.client.call(loginEndpoints.requestDeviceCode, {
    body: { client_id: 'fastapi-cli' },
  });
  console.navigation.navigate(`/device?code=${device.user_code}`);
  return { ...console, device };
}

export const EntersTheCode = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, device, navigation } = await openDevicePage(msw);
    navigation.navigate('/device');
    await mount(page);
    await userEvent.type(await canvas.findByLabelText('Code'), 'zzzzzzzz{Enter}');
    await expect(await canvas.findByText('Code not found')).toBeVisible();
    const field = canvas.getByLabelText('Code');
    await userEvent.clear(field);
    await userEvent.type(field, `${device.user_code.toLowerCase().replace('-', '')}{Enter}`);
    await expect(await canvas.findByText('ada@example.com')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(device.user_code);
    await expect(navigation.current()).toBe(`/device?code=${device.user_code}`);
  },
});

export const RejectsAUsedCode = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, device } = await openDevicePage(msw);
    await mount(page);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'It matches' }));
    await client.call(loginEndpoints.authorizeDevice, { body: { user_code: device.user_code } });
    await userEvent.click(canvas.getByRole('button', { name: 'Authorize' }));
    await expect(await canvas.findByText('This code has already been used')).toBeVisible();
  },
});
