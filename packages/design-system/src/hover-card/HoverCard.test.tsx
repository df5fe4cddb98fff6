import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Link } from '../link/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { HoverCard, HoverCardTrigger } from './index.ts';
import type { HoverCardProps } from './index.ts';

const elsewhere = { position: { x: 1000, y: 700 }, force: true };

const setup = (props: Partial<HoverCardProps> = {}, navigate: (path: string) => void = () => {}) =>
  renderThemed(
    <RouterProvider navigate={navigate}>
      <HoverCardTrigger delay={0} closeDelay={0}>
        <Link href="/deployments/b71e4c">b71e4c</Link>
        <HoverCard aria-label="Deployment b71e4c" {...props}>
          <Link href="/deployments/b71e4c/logs">Open Logs</Link>
        </HoverCard>
      </HoverCardTrigger>
      <Link href="/after">After</Link>
    </RouterProvider>,
  );

test('keyboard focus opens it, Tab moves into it, and Escape restores focus', async () => {
  const screen = await setup();
  await userEvent.click(document.body, elsewhere);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'b71e4c', exact: true });
  await expect.element(link).toHaveFocus();
  await expect.element(screen.getByRole('dialog', { name: 'Deployment b71e4c' })).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Open Logs' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('Enter follows the link, open or closed', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await setup({}, navigate);
  await userEvent.tab();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/deployments/b71e4c']);
});

test('hovering opens it, the pointer can move into it, and leaving both closes it', async () => {
  const screen = await setup();
  await userEvent.hover(document.body, elsewhere);
  await userEvent.hover(screen.getByRole('link', { name: 'b71e4c', exact: true }));
  const card = screen.getByRole('dialog');
  await expect.element(card).toBeVisible();
  await userEvent.hover(screen.getByRole('link', { name: 'Open Logs' }));
  await expect.element(card).toBeVisible();
  await userEvent.hover(document.body, elsewhere);
  await expect.element(card).not.toBeInTheDocument();
});
