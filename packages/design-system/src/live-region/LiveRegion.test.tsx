import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { LiveRegion } from './index.ts';

/** Text that screen readers get from an element. */
const exposedText = (element: Element) =>
  [...element.querySelectorAll('*')]
    .filter((each) => each.childElementCount === 0 && each.closest('[aria-hidden]') === null)
    .map((each) => each.textContent)
    .join('');

test('adds its text to a region that exists, so that screen readers announce it', async () => {
  const added: string[] = [];
  const screen = await render(<LiveRegion>Saved</LiveRegion>);
  const region = screen.getByRole('status').element();
  expect(exposedText(region)).toBe('');
  expect(region).toHaveTextContent('Saved');
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => added.push(node.textContent ?? '')),
    ),
  ).observe(region, { childList: true, subtree: true });
  await expect.poll(() => added).toEqual(['Saved']);
  expect(exposedText(region)).toBe('Saved');
});

test('exposes an assertive text at once', async () => {
  const screen = await render(<LiveRegion politeness="assertive">Not saved</LiveRegion>);
  expect(exposedText(screen.getByRole('alert').element())).toBe('Not saved');
});
