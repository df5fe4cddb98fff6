import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { checkSeparateText } from './checkSeparateText.ts';

test('text beside another node fails, and text in its own element passes', async () => {
  const screen = await render(
    <p>
      <span>Saved</span>
    </p>,
  );
  expect(checkSeparateText).not.toThrow();
  await screen.rerender(
    <p>
      Saved <span>now</span>
    </p>,
  );
  expect(checkSeparateText).toThrow('"Saved " in <p>Saved <span>now</span></p>');
});

test('a page without the internal property of React fails instead of passing unchecked', async () => {
  const screen = await render(<p>Saved</p>);
  for (const element of [screen.container, ...screen.container.querySelectorAll('*')]) {
    for (const key of Object.keys(element)) {
      if (key.startsWith('__reactFiber$')) Reflect.deleteProperty(element, key);
    }
  }
  expect(checkSeparateText).toThrow('React may have renamed it');
});
