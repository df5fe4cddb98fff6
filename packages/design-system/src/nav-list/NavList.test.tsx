import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { NavButton, NavItem, NavList } from './NavList.tsx';

const setup = ({
  isIconsOnly = false,
  navigate = () => undefined,
}: { isIconsOnly?: boolean; navigate?: (path: string) => void } = {}) =>
  renderThemed(
    <RouterProvider navigate={navigate}>
      <div style={{ container: 'qs-rail / inline-size', inlineSize: isIconsOnly ? 32 : 208 }}>
        <NavList aria-label="Harbour API" heading="Harbour API">
          <NavItem href="/deployments" icon={<svg />} isCurrent>
            Deployments
          </NavItem>
          <NavItem href="/storage" icon={<svg />} isDisabled>
            Storage
          </NavItem>
          <NavItem href="/variables" icon={<svg />} end={12}>
            Variables
          </NavItem>
        </NavList>
      </div>
    </RouterProvider>,
  );

test('Tab visits the links, skips a disabled one, and Enter follows', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await setup({ navigate });
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Deployments' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: /^Variables/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/variables']);
});

test('marks the current and disabled links, and shows counts', async () => {
  const screen = await setup();
  const nav = screen.getByRole('navigation', { name: 'Harbour API' });
  const current = nav
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Deployments']);
  await expect
    .element(nav.getByRole('link', { name: 'Storage' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(nav.getByText('12')).toBeVisible();
  expect(nav.getByRole('listitem').elements()).toHaveLength(3);
});

test('in a collapsed rail the icons keep their names, and focus shows a tooltip', async () => {
  const screen = await setup({ isIconsOnly: true });
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Deployments' })).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Deployments');
  await expect.element(screen.getByText('12')).not.toBeVisible();
});

test('a wide rail has no tooltips', async () => {
  const screen = await setup();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Deployments' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).not.toHaveAttribute('aria-describedby');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('a button looks like a link of the list, and is pressed', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderThemed(
    <NavButton icon={<svg />} end="K" onPress={onPress}>
      Search
    </NavButton>,
  );
  await screen.getByRole('button', { name: /^Search/ }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('a Latin name is truncated at its end in a right-to-left page', async () => {
  const screen = await renderThemed(
    <NavList aria-label="Team">
      <NavItem href="/apps" icon={<svg />}>
        Environment Variables
      </NavItem>
    </NavList>,
    { locale: 'ar-EG' },
  );
  const name = screen.getByText('Environment Variables').element();
  expect(getComputedStyle(name).direction).toBe('ltr');
});
