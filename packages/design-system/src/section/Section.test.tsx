import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Section } from './index.ts';

describe.each(['stacked', 'split'] as const)('a %s section', (layout) => {
  test('is a landmark named by its heading, with its description', async () => {
    const ref = createRef<HTMLElement>();
    const screen = await render(
      <ThemeProvider>
        <Section
          ref={ref}
          className="mine"
          layout={layout}
          level={3}
          title="Members"
          description="Who can deploy."
          actions={<Button>Invite</Button>}
        >
          <p>Three people</p>
        </Section>
      </ThemeProvider>,
    );
    const region = screen.getByRole('region', { name: 'Members', exact: true });
    await expect.element(region.getByRole('heading', { name: 'Members', level: 3 })).toBeVisible();
    await expect.element(region.getByText('Who can deploy.')).toBeVisible();
    await expect.element(region.getByRole('button', { name: 'Invite' })).toBeVisible();
    await expect.element(region.getByText('Three people')).toBeVisible();
    expect(ref.current).toBe(region.element());
    expect(region.element().classList.contains('mine')).toBe(true);
  });
});

test('places title and content side by side when there is room, else stacked', async () => {
  const screen = await render(
    <ThemeProvider>
      <Section layout="split" title="Profile">
        <p>Full name</p>
      </Section>
    </ThemeProvider>,
  );
  const title = screen.getByRole('heading', { name: 'Profile' }).element();
  const content = screen.getByText('Full name').element();
  const isBelow = () => content.getBoundingClientRect().top >= title.getBoundingClientRect().bottom;
  expect(isBelow()).toBe(false);
  try {
    await page.viewport(360, 800);
    expect(isBelow()).toBe(true);
  } finally {
    await page.viewport(1280, 800);
  }
});
