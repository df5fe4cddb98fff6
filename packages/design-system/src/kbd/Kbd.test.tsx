import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Kbd } from './index.ts';

test('is left to right in a right-to-left language', async () => {
  const screen = await render(
    <ThemeProvider locale="ar-EG">
      <Kbd>⌘K</Kbd>
    </ThemeProvider>,
  );
  const key = screen.getByText('⌘K').element();
  expect(key.localName).toBe('kbd');
  expect(getComputedStyle(key).direction).toBe('ltr');
});

test('inherits the colour of a filled button', async () => {
  const ref = createRef<HTMLElement>();
  const screen = await render(
    <ThemeProvider>
      <p style={{ color: 'rgb(1, 2, 3)' }}>
        <Kbd ref={ref} className="mine" isOnFill>
          I
        </Kbd>
        <Kbd>Esc</Kbd>
      </p>
    </ThemeProvider>,
  );
  const onFill = screen.getByText('I', { exact: true }).element();
  expect(ref.current).toBe(onFill);
  expect(onFill.classList.contains('mine')).toBe(true);
  expect(getComputedStyle(onFill).color).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(screen.getByText('Esc').element()).color).not.toBe('rgb(1, 2, 3)');
});
