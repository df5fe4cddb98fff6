import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { sampleInvitation } from '../../testing/teamSamples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';

const day = 86_400_000;
const invitation = sampleInvitation(1, 'grace@example.com', 5 * day);

const meta = preview.meta({
  title: 'Screens/Team Invitation',
  tags: ['autodocs'],
  component: InvitationScreen,
  parameters: { hasLandmarks: true },
  decorators: [withStoryTime],
  args: { homeHref: '/', footer: sampleFooter },
});

export const Loading = meta.story({ args: { view: { kind: 'loading' } } });

export const SignedOut = meta.story({
  args: {
    view: {
      kind: 'offer',
      invitation,
      reader: { kind: 'signedOut', logInHref: '/login', signUpHref: '/signup' },
    },
  },
});

export const OtherAccount = meta.story({
  args: {
    view: {
      kind: 'offer',
      invitation,
      reader: { kind: 'otherAccount', email: 'alan@example.com', onSwitchAccount: fn() },
    },
  },
});

const invited = {
  kind: 'invited',
  onAccept: fn(async () => {}),
  onDecline: fn(async () => {}),
} as const;

export const Invited = meta.story({
  args: { view: { kind: 'offer', invitation, reader: invited } },
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByRole('heading', { name: 'Ada Lovelace invited you to Tidewater Labs' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Invitation' }));
    await expect(invited.onAccept).toHaveBeenCalledOnce();
  },
});

export const Joined = meta.story({
  args: {
    view: { kind: 'joined', teamName: 'Tidewater Labs', teamHref: '/tidewater-labs/apps' },
  },
});

export const Declined = meta.story({ args: { view: { kind: 'declined' } } });
export const Accepted = meta.story({ args: { view: { kind: 'accepted' } } });
export const Expired = meta.story({ args: { view: { kind: 'expired' } } });
export const Revoked = meta.story({ args: { view: { kind: 'revoked' } } });
export const Unknown = meta.story({ args: { view: { kind: 'unknown' } } });

export const Failed = meta.story({
  args: {
    view: {
      kind: 'failed',
      message: 'The platform took too long to respond. Try again.',
      onRetry: fn(),
    },
  },
});

const long: typeof invitation = {
  ...invitation,
  email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
  team: { ...invitation.team, name: 'Consolidated Harbour & Coastal Waterways Team ⚓️ مرحبا' },
};

export const LongContent = meta.story({
  args: { view: { kind: 'offer', invitation: long, reader: invited } },
});

export const Narrow = meta.story({
  args: {
    view: {
      kind: 'offer',
      invitation: long,
      reader: { kind: 'otherAccount', email: long.email, onSwitchAccount: fn() },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { view: { kind: 'offer', invitation, reader: invited } },
  globals: { dir: 'rtl' },
});
