import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Pagination } from './index.ts';

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
      onNext={page < 2 ? () => setPage(page + 1) : undefined}
    >
      Page {page} of 2
    </Pagination>
  );
}

test('moves forward and back by keyboard, and keeps focus at the ends', async () => {
  const screen = await renderThemed(<Pages />);
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Page 2 of 2')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});
