import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Truncate } from './index.ts';

const id = '3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1';

test('the whole id is in the document for screen readers, search and copying', async () => {
  const screen = await render(<Truncate>{id}</Truncate>);
  const element = screen.container.querySelector('span');
  expect(element?.textContent).toBe(id);
  const selection = document.getSelection();
  selection?.selectAllChildren(screen.container);
  expect(selection?.toString()).toBe(id);
});

test('only its ends are visible, and hovering shows all of it', async () => {
  const screen = await render(<Truncate keep={5}>{id}</Truncate>);
  const short = await render(<Truncate>3f9a1c…</Truncate>);
  await expect.element(screen.getByTitle(id)).toBeVisible();
  const width = screen.getByTitle(id).element().getBoundingClientRect().width;
  const narrow = short.container.querySelector('span')?.getBoundingClientRect().width ?? 0;
  expect(width).toBeLessThan(narrow * 2);
});

test('short text is not truncated', async () => {
  const screen = await render(<Truncate>harbour-api</Truncate>);
  await expect.element(screen.getByText('harbour-api')).not.toHaveAttribute('title');
});
