import { memberRoleSchema } from '@quayside/api-contract';
import type { Team } from '@quayside/api-contract';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { confirm } from '../../testing/findOpen.ts';
import {
  people,
  sampleInvitation,
  sampleInvitations,
  samplePerson,
  samplePersonalTeam,
  sampleTeam,
} from '../../testing/teamSamples.ts';
import { storyNow } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import type { InvitePeopleProps } from './InvitePeople.tsx';
import { viewOf } from '../../domain/permissions.ts';
import { TeamSettingsScreen } from './TeamSettingsScreen.tsx';

const seenBy = (userId: string, team: Team = sampleTeam) => ready(viewOf(team, userId));

const meta = preview.meta({
  title: 'Screens/Team Settings',
  tags: ['autodocs'],
  component: TeamSettingsScreen,
  parameters: { isPage: true },
  decorators: [withStoryTime],
  args: {
    view: seenBy(people.ada.id),
    appCount: 12,
    invitations: ready(sampleInvitations),
    onRename: fn(async () => {}),
    onRoleChange: fn(async () => {}),
    onRemove: fn(),
    onInvite: fn(async (addresses: readonly string[]) =>
      addresses.map((email) => ({ email, error: undefined })),
    ),
    onResend: fn(async () => {}),
    onRevoke: fn(),
    onUndoRevoke: fn(),
    onHoldRevoke: fn(),
    revocations: new Map(),
    onTransfer: fn(async () => {}),
    onDelete: fn(async () => {}),
  },
});

export const Owner = meta.story({
  async play({ canvas }) {
    const members = canvas.getByRole('table', { name: 'Members' });
    const own = within(members).getByRole('row', { name: /ada@example.com/ });
    await expect(own).toHaveTextContent('You');
    await expect(within(own).queryByRole('button')).toBeNull();
  },
});

export const RenamesTheTeam = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = canvas.getByLabelText('Team name');
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'ab');
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription('Name must be at least 3 characters');
    await userEvent.clear(name);
    await userEvent.type(name, ' Tidewater ');
    await userEvent.click(save);
    await expect(args.onRename).toHaveBeenCalledOnce();
    await expect(args.onRename).toHaveBeenCalledWith('Tidewater');
  },
});

export const Promotes = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Role of Grace Hopper' }));
    await confirm('Make Admin', { text: 'Grace Hopper becomes an admin and can invite' });
    await expect(args.onRoleChange).toHaveBeenCalledWith(sampleTeam.user_links[1], 'admin');
  },
});

export const Demotes = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Role of Katherine Johnson' }));
    await confirm('Make Member', { text: 'can no longer invite or remove people' });
    await expect(args.onRoleChange).toHaveBeenCalledWith(sampleTeam.user_links[2], 'member');
  },
});

/** The first invitation is being revoked. */
const revoking = (sendAt: number, heldMs?: number) => ({
  revocations: new Map([[sampleInvitations[0]?.id ?? '', { sendAt, heldMs }]]),
});

export const UndoesARevocation = meta.story({
  args: revoking(storyNow + 5000),
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Revoking in 5 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo revoking the invitation/ }));
    await expect(args.onUndoRevoke).toHaveBeenCalledOnce();
  },
});

/** The countdown stands still while keyboard focus or the pointer is on Undo. */
export const HoldsARevocation = meta.story({
  args: revoking(storyNow - 1000, 4200),
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Revoking in 5 s')).toBeVisible();
    const undo = canvas.getByRole('button', { name: /^Undo revoking the invitation/ });
    await userEvent.tab();
    undo.focus();
    await waitFor(() =>
      expect(args.onHoldRevoke).toHaveBeenLastCalledWith(sampleInvitations[0], true),
    );
    undo.blur();
    await waitFor(() =>
      expect(args.onHoldRevoke).toHaveBeenLastCalledWith(sampleInvitations[0], false),
    );
    await waitFor(() =>
      expect(canvas.getByText(/^Revoking the invitation for/)).toBeInTheDocument(),
    );
  },
});

export const InvitesMany = meta.story({
  args: {
    onInvite: fn(async (addresses: readonly string[]) =>
      addresses.map((email) => ({
        email,
        error: email.includes('@') ? undefined : 'Enter a valid email address',
      })),
    ),
  },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByLabelText('Email addresses');
    await userEvent.click(field);
    await userEvent.paste('Hedy <hedy@example.org>\nalan@example.org\nnobody');
    await expect(field).toHaveValue('Hedy <hedy@example.org>, alan@example.org, nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith(
        ['hedy@example.org', 'alan@example.org', 'nobody'],
        'member',
        expect.any(Function),
      ),
    );
    const results = await canvas.findByRole('list', { name: 'Results' });
    await expect(results).toHaveTextContent('hedy@example.org: Invited');
    await expect(results).toHaveTextContent('nobody: Enter a valid email address');
    await expect(field).toHaveValue('nobody');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('nobody: Enter a valid email address'),
    );
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
});

export const InvitesWithAPause = meta.story({
  args: {
    onInvite: fn<InvitePeopleProps['onInvite']>((_addresses, _role, onProgress) => {
      onProgress({
        results: [{ email: 'hedy@example.org', error: undefined }],
        pausedUntil: storyNow + 20_000,
      });
      return new Promise<never>(() => {});
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(
      canvas.getByLabelText('Email addresses'),
      'hedy@example.org, alan@example.org',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const progress = await canvas.findByText(/^1 of 2 invited/);
    await expect(progress.closest('[role="status"]')).toHaveTextContent(
      '1 of 2 invited The platform limits invitations. Continuing in 20 s.',
    );
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue(
      'hedy@example.org, alan@example.org',
    );
  },
});

export const NoValidAddresses = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const field = canvas.getByLabelText('Email addresses');
    await expect(field).toHaveAccessibleDescription('Enter an email address');
    await expect(field).toHaveFocus();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

export const ResendsAndRevokes = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend to hedy@example.org' }));
    await expect(args.onResend).toHaveBeenCalledWith(sampleInvitations[0]);
    await expect(
      canvas.queryByRole('button', { name: 'Revoke the invitation for barbara@example.org' }),
    ).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Revoke the invitation for hedy@example.org' }),
    );
    await expect(args.onRevoke).toHaveBeenCalledWith(sampleInvitations[0]);
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Remove the expired invitation for barbara@example.org',
      }),
    );
    await expect(args.onRevoke).toHaveBeenLastCalledWith(sampleInvitations[2]);
  },
});

/** Admin, but not the owner: the owner's row and the transfer show who has permission. */
export const Admin = meta.story({
  args: { view: seenBy(people.katherine.id) },
  async play({ canvas }) {
    const remove = canvas.getByRole('button', { name: 'Remove User Ada Lovelace' });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription(/Ada Lovelace owns the team/);
    await expect(canvas.getByText('Only the owner can do this: Ada Lovelace.')).toBeVisible();
  },
});

/** Everything is disabled, and shows who has permission. */
export const Forbidden = meta.story({
  args: { view: seenBy(people.grace.id), invitations: loading },
  async play({ canvas }) {
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await expect(canvas.getByLabelText('Team name')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Delete Team…' })).toBeDisabled();
    await expect(
      canvas.getAllByText('Only admins can do this: Ada Lovelace and Katherine Johnson.'),
    ).toHaveLength(4);
  },
});

export const PersonalTeam = meta.story({
  args: { view: seenBy(people.ada.id, samplePersonalTeam), invitations: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Delete Team…' })).toBeDisabled();
    await expect(canvas.getByText(/A personal team can’t be deleted/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { view: loading, invitations: loading } });

export const Failed = meta.story({ args: { view: failedWith(fn()) } });

export const InvitationsFailed = meta.story({ args: { invitations: failedWith(fn()) } });

const newerRole = memberRoleSchema.parse('billing');

/** An unknown role is shown with the platform's name for it, and cannot be changed. */
export const NewerRole = meta.story({
  args: {
    view: seenBy(people.ada.id, {
      ...sampleTeam,
      user_links: [...sampleTeam.user_links, { user: samplePerson(807, 'Joan'), role: newerRole }],
    }),
    invitations: ready([
      { ...sampleInvitation(611, 'hedy@example.org', 86_400_000), role: newerRole },
    ]),
  },
  async play({ canvas }) {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/joan@example.com/).getByText('Billing')).toBeVisible();
    const names = (buttons: readonly HTMLElement[]) => buttons.map(({ ariaLabel }) => ariaLabel);
    await expect(names(row(/joan@example.com/).getAllByRole('button'))).toEqual([
      'Remove User Joan',
    ]);
    await expect(row(/hedy@example.org/).getByText('Billing')).toBeVisible();
    await expect(row(/hedy@example.org/).getAllByRole('button')).toHaveLength(1);
  },
});

export const NoInvitations = meta.story({ args: { invitations: ready([]) } });

const longName = '<b>Consolidated Harbour & Coastal Waterways</b> مرحبا';
const longPerson = {
  ...samplePerson(806, 'Margaret'),
  full_name: `${longName} ${longName}`,
  email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
};

export const LongContent = meta.story({
  args: {
    view: seenBy(people.ada.id, {
      ...sampleTeam,
      name: longName,
      user_links: [...sampleTeam.user_links, { user: longPerson, role: 'admin' }],
    }),
    invitations: ready([sampleInvitation(610, longPerson.email, 86_400_000)]),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
