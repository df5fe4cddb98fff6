import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { checkRequiredFields } from './checkRequiredFields.ts';

test('an empty field that is invalid must be marked as required', async () => {
  const field = (isRequired: boolean) => (
    <div className="story-root">
      <input aria-label="Name" aria-invalid defaultValue="" aria-required={isRequired} />
    </div>
  );
  const screen = await render(field(false));
  expect(checkRequiredFields).toThrow('not marked as required');
  await screen.rerender(field(true));
  expect(checkRequiredFields).not.toThrow();
});
