import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { defaultPreferences } from '../../runtime/preferences/preferences.ts';
import { failedWith, networkFailure } from '../../testing/failures.ts';
import { confirm } from '../../testing/findOpen.ts';
import { people, sampleMe, samplePersonalTeam, sampleTeam } from '../../testing/teamSamples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx';

const github = { provider: 'github', username: 'ada', linked_at: '2026-05-01T10:00:00Z' };
const alone = {
  ...sampleTeam,
  id: 'alone',
  name: 'Lighthouse',
  user_links: sampleTeam.user_links.filter(({ user }) => user.id === people.ada.id),
};

const meta = preview.meta({
  title: 'Screens/Account Settings',
  tags: ['autodocs'],
  component: AccountSettingsScreen,
  parameters: { isPage: true },
  decorators: [withStoryTime],
  args: {
    account: ready({ me: sampleMe, teams: [samplePersonalTeam] }),
    pendingEmail: undefined,
    onSaveProfile: fn(async () => {}),
    onResend: fn(async () => {}),
    onChangePassword: fn(async () => {}),
    onSendPasswordLink: fn(async () => {}),
    onConnect: fn(async () => {}),
    onDisconnect: fn(async () => {}),
    teamSettingsHref: ({ slug }: { slug: string }) => `/${slug}/settings`,
    onDelete: fn(async () => {}),
    preferences: defaultPreferences,
    onPreferencesChange: fn(),
    hasLanguageChoice: true,
    notify: { isOn: false, isDenied: false, change: fn() },
  },
});

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
    await expect(
      canvas.getByText('Permanently delete your data and everything associated with your account.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect GitHub' }));
    await expect(args.onConnect).toHaveBeenCalledWith('github');
  },
});

export const ChangesPreferences = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ density: 'compact' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ singleKeys: false });
    await userEvent.click(canvas.getByRole('switch', { name: /^Notify me/ }));
    await expect(args.notify.change).toHaveBeenCalledWith(true);
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'tokyo{ArrowDown}{Enter}');
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ timeZone: 'Asia/Tokyo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(zone).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const PreferencesControlledByHost = meta.story({
  args: { controlledByHost: { density: true, timeZone: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible();
  },
});

export const SavesOnlyWhatChanged = meta.story({
  async play({ args, canvas, userEvent }) {
    const [save] = canvas.getAllByRole('button', { name: 'Save' });
    if (save === undefined) throw new Error('Nothing saves the profile');
    await expect(save).toBeDisabled();
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ada');
    await userEvent.click(save);
    await expect(email).toHaveAccessibleDescription('Enter a valid email address');
    await userEvent.type(email, '@example.org');
    await userEvent.click(save);
    await expect(args.onSaveProfile).toHaveBeenCalledWith({ email: 'ada@example.org' });
    const name = canvas.getByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name, 'Ada King');
    await userEvent.click(save);
    await expect(args.onSaveProfile).toHaveBeenLastCalledWith({ fullName: 'Ada King' });
  },
});

/** Form errors appear below all fields, in full width: no field moves. */
export const NotSaved = meta.story({
  args: {
    onSaveProfile: fn(() => Promise.reject(networkFailure)),
  },
  async play({ canvas, userEvent }) {
    const fields = [canvas.getByLabelText('Full name'), canvas.getByLabelText('Email')];
    const places = () =>
      fields.map((field) => {
        const { x, y, width } = field.getBoundingClientRect();
        return { x, y, width };
      });
    await userEvent.type(canvas.getByLabelText('Full name'), ' King');
    const before = places();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Save' })[0] ?? canvas.getByLabelText('Email'),
    );
    const alert = await canvas.findByRole('alert');
    await expect(alert).toBeVisible();
    await expect(places()).toEqual(before);
    await expect(alert.getBoundingClientRect().width).toBeGreaterThan(
      (before[0]?.width ?? 0) * 1.5,
    );
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada Lovelace King');
  },
});

export const AddressWaits = meta.story({
  args: { pendingEmail: 'ada@example.org' },
  async play({ canvas }) {
    await expect(
      canvas.getByText(
        'We sent a link to ada@example.org. Until you open it, your email stays ada@example.com.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
  },
});

export const ChangesThePassword = meta.story({
  async play({ args, canvas, userEvent }) {
    const current = canvas.getByLabelText('Current password');
    const next = canvas.getByLabelText('New password');
    const confirmation = canvas.getByLabelText('Confirm password');
    const save = canvas.getAllByRole('button', { name: 'Save' })[1] ?? current;
    await userEvent.type(next, 'short');
    await userEvent.type(confirmation, 'other');
    await userEvent.click(save);
    await expect(current).toHaveAccessibleDescription('Current password is required');
    await expect(next).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
    await userEvent.type(current, 'quayside-demo');
    await userEvent.clear(next);
    await userEvent.type(next, 'a longer one');
    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, 'a longer one');
    await userEvent.click(save);
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      current: 'quayside-demo',
      next: 'a longer one',
    });
    await waitFor(() => expect(next).toHaveValue(''));
  },
});

export const Connected = meta.story({
  args: {
    account: ready({ me: { ...sampleMe, social_accounts: [github] }, teams: [] }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Connected as ada')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Disconnect GitHub' })).toBeEnabled();
  },
});

/** Signed up with GitHub: there is no password to change, and no other login method. */
export const WithoutPassword = meta.story({
  args: {
    account: ready({
      me: { ...sampleMe, has_password: false, social_accounts: [github] },
      teams: [],
    }),
  },
  async play({ args, canvas, userEvent }) {
    const disconnect = canvas.getByRole('button', { name: 'Disconnect GitHub' });
    await expect(disconnect).toBeDisabled();
    await expect(disconnect).toHaveAccessibleDescription(/This is your only way to log in/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(args.onSendPasswordLink).toHaveBeenCalledOnce();
  },
});

export const OwnsSharedTeams = meta.story({
  args: { account: ready({ me: sampleMe, teams: [sampleTeam, samplePersonalTeam] }) },
  async play({ canvas }) {
    const action = canvas.getByRole('button', { name: 'Delete Account…' });
    await expect(action).toBeDisabled();
    await expect(action).toHaveAccessibleDescription(/Tidewater Labs/);
    await expect(canvas.getByRole('link', { name: 'Tidewater Labs' })).toHaveAttribute(
      'href',
      '/tidewater-labs/settings',
    );
  },
});

export const DeletesTheAccount = meta.story({
  args: { account: ready({ me: sampleMe, teams: [alone] }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account…' }));
    await confirm('Delete Account', { text: 'Lighthouse', typed: 'ada@example.com' });
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { account: loading } });

export const Failed = meta.story({ args: { account: failedWith(fn()) } });

const long = '<b>Consolidated Harbour & Coastal Waterways</b> مرحبا';

export const LongContent = meta.story({
  args: {
    account: ready({
      me: {
        ...sampleMe,
        full_name: `${long} ${long}`,
        email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
        social_accounts: [{ ...github, username: 'x'.repeat(80) }],
      },
      teams: [{ ...sampleTeam, name: long }],
    }),
    pendingEmail: 'another-very-long-address-of-a-person-with-many-names@sub.example.com',
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
