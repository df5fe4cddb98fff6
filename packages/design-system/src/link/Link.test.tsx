import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { LinkButton } from '../link-button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Link } from './index.ts';

test("links and link buttons navigate with the host's router", async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await renderThemed(
    <RouterProvider navigate={navigate}>
      <Link href="/apps">Apps</Link>
      <LinkButton href="/new" variant="primary">
        Create App
      </LinkButton>
    </RouterProvider>,
  );
  await screen.getByRole('link', { name: 'Apps' }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Create App' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/apps', '/new']);
});
