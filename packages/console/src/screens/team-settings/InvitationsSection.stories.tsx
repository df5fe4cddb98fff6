import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
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

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
