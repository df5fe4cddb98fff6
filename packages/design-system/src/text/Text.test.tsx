import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Text } from './index.ts';

test('renders the requested element', async () => {
  const screen = await render(
    <ThemeProvider>
      <Text as="strong">Kept</Text>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('strong')).toHaveTextContent('Kept');
});

test('an id is left to right on a right-to-left page', async () => {
  const screen = await render(
    <ThemeProvider locale="ar-EG">
      <Text isMono>/apps/v1</Text>
    </ThemeProvider>,
  );
  const { direction, textAlign } = getComputedStyle(screen.getByText('/apps/v1').element());
  expect([direction, textAlign]).toEqual(['ltr', 'right']);
});

test('tabular digits align', async () => {
  const screen = await render(
    <ThemeProvider>
      <Text isNumeric>1111</Text>
      <Text isNumeric>8888</Text>
    </ThemeProvider>,
  );
  const style = (text: string) => getComputedStyle(screen.getByText(text).element());
  expect(style('1111').fontVariantNumeric).toBe('tabular-nums');
});
