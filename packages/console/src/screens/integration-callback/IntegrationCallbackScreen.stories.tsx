import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { shows } from '../../testing/shows.ts';
import { IntegrationCallbackScreen } from './IntegrationCallbackScreen.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Integration Callback',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: IntegrationCallbackScreen,
  args: {
    service: 'Neon',
    teamName: 'Tidewater Labs',
    onConnectAgain: fn(),
    integrationsHref: '/tidewater-labs/integrations',
  },
});

export const Working = meta.story({});

export const Denied = meta.story({
  args: { outcome: { kind: 'denied' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Again' }));
    await expect(args.onConnectAgain).toHaveBeenCalled();
  },
});

export const Rejected = meta.story({
  args: { outcome: { kind: 'rejected', text: 'The server is overloaded' } },
});

export const MissingCode = meta.story({
  args: { outcome: { kind: 'missingCode' } },
  play: shows('Link code not found in URL'),
});

export const LostState = meta.story({ args: { outcome: { kind: 'lostState' } } });

export const WrongState = meta.story({ args: { outcome: { kind: 'wrongState' } } });

export const Expired = meta.story({ args: { outcome: { kind: 'expired' } } });

export const AlreadyConnected = meta.story({ args: { outcome: { kind: 'alreadyConnected' } } });

export const Failed = meta.story({
  args: { outcome: { kind: 'failed', text: 'Can’t reach the platform.', retry } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const LongContent = meta.story({
  args: { outcome: { kind: 'rejected', text: '<script>alert(1)</script>'.repeat(20) } },
});

export const Narrow = meta.story({
  args: { outcome: { kind: 'lostState' } },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { outcome: { kind: 'expired' } },
  globals: { dir: 'rtl' },
});
