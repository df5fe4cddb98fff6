import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Kbd } from './index.ts';

test('is left to right in a right-to-left language', async () => {
  const screen = await renderThemed(<Kbd>⌘K</Kbd>, { locale: 'ar-EG' });
  const key = screen.getByText('⌘K').element();
  expect(key.localName).toBe('kbd');
  expect(getComputedStyle(key).direction).toBe('ltr');
});

test('inherits the colour of a filled button', async () => {
  const screen = await renderThemed(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Kbd isOnFill>I</Kbd>
      <Kbd>Esc</Kbd>
    </p>,
  );
  const onFill = screen.getByText('I', { exact: true }).element();
  expect(getComputedStyle(onFill).color).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(screen.getByText('Esc').element()).color).not.toBe('rgb(1, 2, 3)');
});
