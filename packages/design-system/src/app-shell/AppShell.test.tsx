import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Narrow } from '../internal/Narrow.fixtures.tsx';
import { NavItem, NavList } from '../nav-list/index.ts';
import { focusPageHeading, Page } from '../page/index.ts';
import { de } from '../messages/de.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { AppShell, BrandLink, type AppShellProps } from './index.ts';

const shell = (props: Partial<AppShellProps> = {}) => (
  <AppShell
    brand={
      <BrandLink href="#home" mark={<svg width={20} height={20} />}>
        Quayside
      </BrandLink>
    }
    rail={
      <NavList aria-label="Team">
        <NavItem href="#apps" icon={<svg />} isCurrent>
          Apps
        </NavItem>
        <NavItem href="#team" icon={<svg />}>
          Team Settings
        </NavItem>
      </NavList>
    }
    {...props}
  >
    <Page title="Apps">Content</Page>
  </AppShell>
);

const setup = (props?: Partial<AppShellProps>) => renderThemed(shell(props));

const setupNarrow = () => renderThemed(<Narrow>{shell()}</Narrow>);

test('the first Tab stop is the skip link', async () => {
  const screen = await setup();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the collapsed rail shows icons that keep their accessible names', async () => {
  const onRailCollapsedChange = vi.fn<(isCollapsed: boolean) => void>();
  const screen = await setup({ onRailCollapsedChange });
  await screen.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(onRailCollapsedChange).toHaveBeenCalledWith(true);
  await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveFocus();
  const item = screen.getByRole('link', { name: 'Team Settings' });
  expect(item.element().getBoundingClientRect().width).toBeLessThan(48);
});

test('from 768 to 1023 px the rail shows icons, and no button that expands it', async () => {
  const screen = await renderThemed(<div style={{ inlineSize: 800 }}>{shell()}</div>);
  const item = screen.getByRole('link', { name: 'Team Settings' });
  expect(item.element().getBoundingClientRect().width).toBeLessThan(48);
  await expect.element(screen.getByRole('link', { name: 'Quayside' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /sidebar$/ })).not.toBeInTheDocument();
  await item.hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Team Settings');
});

test('the current page has aria-current', async () => {
  const screen = await setup();
  await expect
    .element(screen.getByRole('link', { name: 'Apps' }))
    .toHaveAttribute('aria-current', 'page');
});

test('in a narrow container the rail is behind a button, and navigating closes it', async () => {
  const screen = await setupNarrow();
  await screen.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Navigation' });
  await expect.element(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Team Settings' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('Escape closes the drawer and restores focus', async () => {
  const screen = await setupNarrow();
  await screen.getByRole('button', { name: 'Open navigation' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
});

test('focus can be moved to the page heading after a navigation', async () => {
  const screen = await setup();
  expect(focusPageHeading(screen.container)).toBe(true);
  await expect.element(screen.getByRole('heading', { name: 'Apps' })).toHaveFocus();
});

test('its labels are in the language of the provider, and props override them', async () => {
  const labelled = (
    <AppShell brand="" rail="" labels={{ sidebar: 'Links' }}>
      Inhalt
    </AppShell>
  );
  const screen = await renderThemed(labelled, { locale: 'de', messages: de });
  await expect
    .element(screen.getByRole('link', { name: 'Zum Inhalt springen' }))
    .toBeInTheDocument();
  await expect.element(screen.getByRole('complementary', { name: 'Links' })).toBeInTheDocument();
});

test('a page without a head of its own has its actions in the top bar, and keeps its heading', async () => {
  const page = (
    <Page
      title="Logs"
      titleEnd={<button type="button">Live</button>}
      actions={<button type="button">Share</button>}
      isHeadInTopBar
    >
      Lines
    </Page>
  );
  const screen = await renderThemed(
    <AppShell
      brand="Quayside"
      rail="Apps"
      topBarEnd={
        <>
          <button type="button">Theme</button>
          <button type="button">Account</button>
        </>
      }
    >
      {page}
    </AppShell>,
  );
  const bar = screen.getByRole('banner');
  await expect.element(bar.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Live' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Theme' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('main').getByRole('heading', { level: 1, name: 'Logs' }))
    .toBeInTheDocument();
  await screen.rerender(page);
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});
