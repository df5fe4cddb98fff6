import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Text } from './index.ts';

test('renders the requested element', async () => {
  const screen = await renderThemed(<Text as="strong">Kept</Text>);
  await expect.element(screen.getByRole('strong')).toHaveTextContent('Kept');
});

test('an id is left to right on a right-to-left page', async () => {
  const screen = await renderThemed(<Text isMono>/apps/v1</Text>, { locale: 'ar-EG' });
  const { direction, textAlign } = getComputedStyle(screen.getByText('/apps/v1').element());
  expect([direction, textAlign]).toEqual(['ltr', 'right']);
});

test('tabular digits align', async () => {
  const screen = await renderThemed(
    <>
      <Text isNumeric>1111</Text>
      <Text isNumeric>8888</Text>
    </>,
  );
  const style = (text: string) => getComputedStyle(screen.getByText(text).element());
  expect(style('1111').fontVariantNumeric).toBe('tabular-nums');
});
