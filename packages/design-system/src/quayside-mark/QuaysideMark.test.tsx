import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { QuaysideMark } from './index.ts';

test('is named by its title when it stands alone', async () => {
  const ref = createRef<SVGSVGElement>();
  const screen = await render(
    <ThemeProvider>
      <QuaysideMark ref={ref} className="mine" title="Quayside" size={32} />
    </ThemeProvider>,
  );
  const mark = screen.getByRole('img', { name: 'Quayside' }).element();
  expect(ref.current).toBe(mark);
  expect(mark.classList.contains('mine')).toBe(true);
  expect(mark.getBoundingClientRect().width).toBe(32);
});

test('is hidden from screen readers beside a visible name', async () => {
  const screen = await render(
    <ThemeProvider>
      <a href="#home">
        <QuaysideMark /> Quayside
      </a>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('link', { name: 'Quayside', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
