import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Heading } from './index.ts';

test('its level sets the outline and its size the appearance', async () => {
  const screen = await renderThemed(
    <>
      <Heading level={2} size={28}>
        404
      </Heading>
      <Heading level={1}>Apps</Heading>
    </>,
  );
  const size = (level: 1 | 2) =>
    getComputedStyle(screen.getByRole('heading', { level }).element()).fontSize;
  expect([size(1), size(2)]).toEqual(['20px', '28px']);
});
