import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { LinkButton } from './index.ts';

const setup = (isDisabled = false) => {
  const navigate = vi.fn<(path: string) => void>();
  return renderThemed(
    <RouterProvider navigate={navigate}>
      <LinkButton href="/new" variant="primary" isDisabled={isDisabled}>
        Create App
      </LinkButton>
    </RouterProvider>,
  ).then((screen) => ({ screen, navigate }));
};

test('is a link with an href; Enter follows it and Space does not', async () => {
  const { screen, navigate } = await setup();
  const link = screen.getByRole('link', { name: 'Create App' });
  await expect.element(link).toHaveAttribute('href', '/new');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/new']);
});

test('has aria-disabled while disabled, and is skipped by Tab', async () => {
  const { screen } = await setup(true);
  const link = screen.getByRole('link', { name: 'Create App' });
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(link).not.toHaveFocus();
});
