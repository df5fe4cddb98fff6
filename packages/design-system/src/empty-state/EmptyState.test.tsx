import { expect, test } from 'vitest';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { EmptyState } from './index.ts';

test('has a heading, a description and an action', async () => {
  const screen = await renderThemed(
    <EmptyState title="No variables yet" level={3} icon={<svg />} actions={<Button>Add</Button>}>
      Paste a .env file.
    </EmptyState>,
  );
  await expect
    .element(screen.getByRole('heading', { level: 3 }))
    .toHaveTextContent('No variables yet');
  await expect.element(screen.getByText('Paste a .env file.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  expect(screen.container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});
