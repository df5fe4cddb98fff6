import { expect } from 'storybook/test';
import type { screen } from 'storybook/test';

interface Shown {
  canvas: Pick<typeof screen, 'findByText'>;
}

/** Returns a play function that waits until a text is visible. Code that loads later may show it. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: Shown) => {
    await expect(await canvas.findByText(text, undefined, { timeout: 15_000 })).toBeVisible();
  };
