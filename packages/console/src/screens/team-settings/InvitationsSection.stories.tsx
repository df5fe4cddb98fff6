import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';

import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { InvitationsSectionContainer } from './InvitationsSectionContainer.tsx';
import { ready } from '../../domain/loadable.ts';
import { people, sampleInvitations, sampleTeam } from '../../testing/teamSamples.ts';
import { viewOf } from '../../domain/permissions.ts';

const meta = preview.meta({
  title: 'Sections/Invitations',
  tags: ['autodocs'],
  component: InvitationsSection,
  decorators: [withStoryTime],
  args: {
    ...viewOf(sampleTeam, people.ada.id),
    invitations: ready(sampleInvitations),
    onInvite: fn(async (addresses: readonly string[]) =>
      addresses.map((email) => ({ email, error: undefined })),
    ),
    onResend: fn(async () => {}),
    onRevoke: fn(),
    onUndoRevoke: fn(),
    onHoldRevoke: fn(),
    revocations: new Map(),
  },
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Invitations' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page } = await openConsole('/', {
      msw,
      content: <InvitationsSectionContainer teamSlug="tidewater-labs" />,
    });
    await mount(page);
    await userEvent.type(await canvas.findByLabelText('Email addresses'), 'hedy@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(
      await canvas.findByRole('button', { name: 'Resend to hedy@example.org' }),
    ).toBeVisible();
  },
});
