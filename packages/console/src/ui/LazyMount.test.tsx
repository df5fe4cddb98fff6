import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { LazyMount } from './LazyMount.tsx';

function Row({ name }: { name: string }) {
  const [isNear, setNear] = useState(false);
  return isNear ? <button>{name}</button> : <LazyMount className="" onNear={() => setNear(true)} />;
}

test('all placeholders near the view are replaced, although only some at once', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `Row ${index}`);
  const screen = await render(
    <>
      {names.map((name) => (
        <Row key={name} name={name} />
      ))}
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Row 0' })).toBeVisible();
  await expect.poll(() => screen.getByRole('button').elements().length).toBe(names.length);
});
