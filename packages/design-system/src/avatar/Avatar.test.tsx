import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Avatar } from './index.ts';

test('shows the initials of the first two words, and is hidden from screen readers', async () => {
  const screen = await renderThemed(<Avatar name="Ada King Lovelace" data-testid="avatar" />);
  const avatar = screen.getByTestId('avatar');
  expect(avatar.element().textContent).toBe('AK');
  await expect.element(avatar).toHaveAttribute('aria-hidden', 'true');
});

test('a team is square and a user round', async () => {
  const screen = await renderThemed(
    <>
      <Avatar name="Ada" data-testid="person" />
      <Avatar name="Tidewater Labs" shape="team" data-testid="team" />
    </>,
  );
  const radius = (id: string) => getComputedStyle(screen.getByTestId(id).element()).borderRadius;
  expect(radius('person')).not.toBe(radius('team'));
});
