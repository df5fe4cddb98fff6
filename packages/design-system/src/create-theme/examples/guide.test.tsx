import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { App } from './App.fixtures.tsx';
import { brand } from './brand.fixtures.ts';

test("the guide's app has the brand's theme", async () => {
  const screen = await render(<App />);
  const button = screen.getByRole('button', { name: 'Create App' });
  await expect.element(button).toBeVisible();
  expect(getComputedStyle(button.element()).borderRadius).toBe(brand.radius.md);
});
