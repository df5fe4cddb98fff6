import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Text, verbatim } from '../packages/design-system/src/index.ts';
import { checkLanguages } from './checkLanguages.ts';

test('text that is not translated fails without a language, and passes with one', async () => {
  const screen = await render(
    <p>
      <Text isMono>a1b2</Text> <bdi {...verbatim}>ERROR</bdi>
    </p>,
  );
  expect(checkLanguages).not.toThrow();
  await screen.rerender(<p translate="no">ERROR</p>);
  expect(checkLanguages).toThrow('ERROR</p>');
});
