import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './index.ts';

const setup = (
  props: Partial<BreadcrumbsProps> = {},
  navigate: (path: string) => void = () => undefined,
) =>
  renderThemed(
    <RouterProvider navigate={navigate}>
      <Breadcrumbs {...props}>
        <Breadcrumb href="/tidewater">Tidewater Labs</Breadcrumb>
        <Breadcrumb href="/tidewater/apps">Apps</Breadcrumb>
        <Breadcrumb href="/tidewater/apps/harbour">Harbour API</Breadcrumb>
      </Breadcrumbs>
    </RouterProvider>,
  );

test("Tab and Enter follow a breadcrumb through the host's router", async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await setup({}, navigate);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Tidewater Labs' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/tidewater/apps']);
});

test('the last breadcrumb is the current page and not a link', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await setup({}, navigate);
  const current = screen.getByRole('link', { name: 'Harbour API' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect.element(current).toHaveAttribute('aria-disabled', 'true');
  await current.click({ force: true });
  expect(navigate).not.toHaveBeenCalled();
});

test('is a landmark with the name of the caller', async () => {
  const screen = await setup({ 'aria-label': 'Where you are' });
  const nav = screen.getByRole('navigation', { name: 'Where you are' });
  await expect.element(nav).toBeVisible();
  expect(nav.getByRole('listitem').elements()).toHaveLength(3);
});

test('keeps the parent links reachable in a narrow container', async () => {
  const screen = await setup();
  const team = screen.getByRole('link', { name: 'Tidewater Labs' });
  await expect.element(team).toBeVisible();
  try {
    await page.viewport(360, 800);
    await expect.element(team).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Apps' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Harbour API' })).toBeVisible();
  } finally {
    await page.viewport(1280, 800);
  }
});

test('truncates a long name, and leaves short ones whole', async () => {
  const longest = 'W'.repeat(150);
  const screen = await renderThemed(
    <Breadcrumbs>
      <Breadcrumb href="/tidewater">Tidewater Labs</Breadcrumb>
      <Breadcrumb href="/tidewater/apps">Apps</Breadcrumb>
      <Breadcrumb href="/tidewater/apps/w">{longest}</Breadcrumb>
      <Breadcrumb href="/tidewater/apps/w/general">General</Breadcrumb>
    </Breadcrumbs>,
  );
  const list = screen.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const isCut = (name: string) => {
    const { scrollWidth, clientWidth } = screen.getByRole('link', { name }).element();
    return scrollWidth > clientWidth;
  };
  expect(['Tidewater Labs', 'Apps', longest, 'General'].map(isCut)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('a long page name wraps in a narrow container, and is neither cut nor wider than it', async () => {
  const longest = 'Environment Variables of the Western Approaches'.repeat(2);
  const screen = await renderThemed(
    <div style={{ inlineSize: 150 }}>
      <Breadcrumbs>
        <Breadcrumb href="/tidewater/apps/w">Harbour API of Tidewater Labs</Breadcrumb>
        <Breadcrumb href="/tidewater/apps/w/variables">{longest}</Breadcrumb>
      </Breadcrumbs>
    </div>,
  );
  for (const element of [
    screen.getByRole('list').element(),
    screen.getByRole('link', { name: longest }).element(),
  ]) {
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
  }
});
