import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { QuaysideMark } from './index.ts';

test('is named by its title when it stands alone', async () => {
  const screen = await renderThemed(<QuaysideMark title="Quayside" size={32} />);
  const mark = screen.getByRole('img', { name: 'Quayside' }).element();
  expect(mark.getBoundingClientRect().width).toBe(32);
});

test('is hidden from screen readers beside a visible name', async () => {
  const screen = await renderThemed(
    <a href="#home">
      <QuaysideMark /> Quayside
    </a>,
  );
  await expect.element(screen.getByRole('link', { name: 'Quayside', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
