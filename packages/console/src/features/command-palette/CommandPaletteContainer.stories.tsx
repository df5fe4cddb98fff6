import type { JSX } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import type { Features } from '../../runtime/Console.ts';
import { findOpen } from '../../testing/findOpen.ts';
import { openConsole, type StoryWorker } from '../../testing/openConsole.tsx';
import { CommandPaletteContainer } from './CommandPaletteContainer.tsx';

const path = '/tidewater-labs/apps/harbour-api/deployments';

const meta = preview.meta({
  title: 'Screens/Command palette',
  parameters: { isPage: true },
  component: CommandPaletteContainer,
});

interface Stage {
  mount: (page: JSX.Element) => Promise<unknown>;
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
  msw: StoryWorker;
}

interface Where {
  /** @default the deployments of an app */
  at?: string;
  /** A text of the page, once it has read what it shows. */
  there?: string | RegExp;
  /** @default as they are */
  features?: Partial<Features>;
}

/** The page of an app in the demo dataset, with the palette open over it. */
async function openPalette(
  { mount, canvas, userEvent, msw }: Stage,
  { at = path, there = '1–5 of 12', features = {} }: Where = {},
) {
  const beside = <CommandPaletteContainer />;
  const opened = await openConsole(at, { msw, mount, beside, features });
  await canvas.findByText(there);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  // The palette's modules are fetched one by one here.
  const name = 'Search or jump to';
  const field = await screen.findByRole('combobox', { name }, { timeout: 10_000 });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...opened, field };
}

/** Commands for an empty field: pages of the app and of the team, then actions. */
export const Open = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openPalette({ mount, canvas, userEvent, msw });
    await waitFor(() => expect(screen.getByText('In Harbour API')).toBeVisible());
    const option = screen.getByRole('option', { name: 'Logs' });
    await expect(option).toHaveAccessibleDescription('G then L');
  },
});

/** The page before read one app only: others come from the platform while one types. The app is recent then. */
export const GoesToAnApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, field } = await openPalette({ mount, canvas, userEvent, msw });
    await userEvent.type(field, 'docs search');
    await screen.findByRole('option', { name: 'Docs Search' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(navigation.current()).toBe('/tidewater-labs/apps/docs-search/general'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await expect(recent.getByRole('option', { name: 'Docs Search' })).toBeVisible();
  },
});

/** Words of a tab and an app, in one input. */
export const GoesToATabOfAnotherApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, field } = await openPalette({ mount, canvas, userEvent, msw });
    await userEvent.type(field, 'exceptions docs search');
    await screen.findByRole('option', { name: 'Errors of Docs Search' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(navigation.current()).toBe('/tidewater-labs/apps/docs-search/logs?view=errors'),
    );
  },
});

/** The action is in a menu of the page. */
export const PressesAnActionInAMenu = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const at = '/tidewater-labs/apps/harbour-api/environment-variables';
    const where = { at, there: 'History' };
    const { field } = await openPalette({ mount, canvas, userEvent, msw }, where);
    await userEvent.type(field, 'import .env');
    await screen.findByRole('option', { name: 'Import .env' });
    await userEvent.keyboard('{Enter}');
    const contents = { name: 'Contents of a .env file' };
    await expect(await canvas.findByRole('textbox', contents, { timeout: 10_000 })).toBeVisible();
  },
});

/** The page is shown already, with its query. */
export const PressesAnActionOfThisPage = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const at = '/tidewater-labs/apps/harbour-api/logs?view=requests';
    const where = { at, there: 'Share' };
    const { navigation, field } = await openPalette({ mount, canvas, userEvent, msw }, where);
    await canvas.findByRole('button', { name: 'Share' }, { timeout: 10_000 });
    await userEvent.type(field, 'share');
    await screen.findByRole('option', { name: 'Share Logs' });
    await userEvent.keyboard('{Enter}');
    await findOpen('dialog', /The link opens/);
    await expect(navigation.current()).toBe(at);
  },
});

/** The platform is slow, and the palette says that it looks further. */
export const LooksFurther = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { control, field } = await openPalette({ mount, canvas, userEvent, msw });
    control.setFaults([{ path: '/apps/', delay_ms: 3_600_000 }]);
    await userEvent.type(field, 'logs');
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Logs' })).toBeVisible();
  },
});

/** Nothing fits, here or on the platform. */
export const NothingFits = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { field } = await openPalette({ mount, canvas, userEvent, msw });
    await userEvent.type(field, 'xyzzy');
    await waitFor(() => expect(screen.getAllByText('No results for “xyzzy”')).toHaveLength(2));
  },
});

/** Redeploying asks which app, says what it does, asks once more, also after it was cancelled, and leads to the log. */
export const RedeploysAnApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, field } = await openPalette({ mount, canvas, userEvent, msw });
    const choose = async (typedInto: HTMLElement) => {
      await userEvent.type(typedInto, 'redeploy');
      const option = await screen.findByRole('option', { name: 'Redeploy…' });
      await expect(option).toHaveAccessibleDescription(/Asks for confirmation/);
      await userEvent.keyboard('{Enter}');
      const asked = await screen.findByRole('combobox', { name: 'App to redeploy' });
      await userEvent.type(asked, 'harbour api{Enter}');
      return await findOpen('alertdialog', /of Harbour API\?$/);
    };
    const dialog = await choose(field);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const again = await screen.findByRole('combobox', { name: 'Search or jump to' });
    await waitFor(() => expect(again).toHaveFocus());
    const confirmed = within(await choose(again));
    await userEvent.click(confirmed.getByRole('button', { name: 'Redeploy' }));
    await waitFor(() => expect(navigation.current()).toMatch(/\/deployments\/[0-9a-f-]{36}$/));
    await canvas.findByRole('grid', { name: 'Build log' });
  },
});

/** Creating teams and the choice of a language are off by default. */
export const OffersNothingThatIsOff = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { field } = await openPalette({ mount, canvas, userEvent, msw });
    await userEvent.type(field, 'team');
    await screen.findByRole('option', { name: 'All Teams' });
    await expect(screen.queryByRole('option', { name: 'New Team' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'switch');
    await screen.findByRole('option', { name: 'Switch Theme…' });
    await expect(screen.queryByRole('option', { name: /Language/ })).toBeNull();
  },
});

/** Inviting is in the settings of the team: who is there already is led to its field. */
export const LeadsToInviting = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const where = { at: '/tidewater-labs/settings', there: 'grace@example.com' };
    const { field } = await openPalette({ mount, canvas, userEvent, msw }, where);
    await userEvent.type(field, 'invite');
    await screen.findByRole('option', { name: 'Invite People' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Email addresses')).toHaveFocus());
  },
});

/** Personal teams have no invitations, and only admins invite to other teams. */
export const OffersNoInvitation = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const where = { at: '/ada-7d8767dd/settings', there: /A personal team has one member/ };
    const { field } = await openPalette({ mount, canvas, userEvent, msw }, where);
    await userEvent.type(field, 'settings');
    await screen.findByRole('option', { name: 'Team Settings' });
    await userEvent.clear(field);
    await userEvent.type(field, 'invite people');
    await expect(screen.queryByRole('option', { name: 'Invite People' })).toBeNull();
  },
});

/** Language choice of the host's users: each language by its own name. */
export const SwitchesTheLanguage = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const where = { features: { languageChoice: true } };
    const { preferences, field } = await openPalette({ mount, canvas, userEvent, msw }, where);
    await expect(screen.queryByRole('option', { name: /Switch Language: / })).toBeNull();
    await userEvent.type(field, 'deutsch{Enter}');
    await waitFor(() => expect(preferences.read().language).toBe('de'));
  },
});

/** A typed value is not asked for again. */
export const SwitchesTheThemeAtOnce = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { session, field } = await openPalette({ mount, canvas, userEvent, msw });
    await expect(screen.queryByRole('option', { name: /Switch Theme: / })).toBeNull();
    await userEvent.type(field, 'light{Enter}');
    await waitFor(() => expect(session.getTheme()).toBe('light'));
  },
});
