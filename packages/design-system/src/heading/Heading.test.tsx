import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Heading } from './index.ts';

test('its level sets the outline and its size the appearance', async () => {
  const screen = await render(
    <ThemeProvider>
      <Heading level={2} size={28}>
        404
      </Heading>
      <Heading level={1}>Apps</Heading>
    </ThemeProvider>,
  );
  const size = (level: 1 | 2) =>
    getComputedStyle(screen.getByRole('heading', { level }).element()).fontSize;
  expect([size(1), size(2)]).toEqual(['20px', '28px']);
});
