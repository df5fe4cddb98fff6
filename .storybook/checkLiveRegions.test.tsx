import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { checkLiveRegions } from './checkLiveRegions.ts';

test('a control in a live region fails, and one beside it passes', async () => {
  const screen = await render(
    <>
      <p role="status">Saved</p>
      <button type="button">Undo</button>
    </>,
  );
  expect(checkLiveRegions).not.toThrow();
  await screen.rerender(
    <p role="status">
      <span>Saved</span> <button type="button">Undo</button>
    </p>,
  );
  expect(checkLiveRegions).toThrow('Undo</button> in <p role="status">');
});
