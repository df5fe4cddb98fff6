import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { focusPageHeading, Page } from './index.ts';

test('after a navigation the page heading has focus, and Tab continues from there', async () => {
  const screen = await renderThemed(
    <>
      <Button>Before</Button>
      <Page title="Apps" actions={<Button>Create App</Button>}>
        Content
      </Page>
    </>,
  );
  expect(focusPageHeading()).toBe(true);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Apps' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Create App' })).toHaveFocus();
});

test('the page heading is not a Tab stop', async () => {
  const screen = await renderThemed(<Page title="Apps" actions={<Button>Create App</Button>} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Create App' })).toHaveFocus();
});

test('with two consoles on a page, the heading of the right one takes focus', async () => {
  const second = createRef<HTMLDivElement>();
  const screen = await renderThemed(
    <>
      <Page title="First" />
      <div ref={second}>
        <Page title="Second" />
      </div>
    </>,
  );
  expect(second.current && focusPageHeading(second.current)).toBe(true);
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(focusPageHeading(document.createElement('div'))).toBe(false);
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});

test("the count and the description are not part of the heading's name", async () => {
  const screen = await renderThemed(
    <Page title="Apps" titleEnd="23" description="In Tidewater Labs." />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Apps', exact: true })).toBeVisible();
  await expect.element(screen.getByText('23')).toBeVisible();
  await expect.element(screen.getByText('In Tidewater Labs.')).toBeVisible();
});

test('does not scroll sideways at 320 px', async () => {
  try {
    await page.viewport(320, 800);
    await renderThemed(
      <Page
        title="Deployment-of-an-app-whose-name-goes-on-for-longer-than-anyone-would-like"
        actions={[<Button key="compare">Compare</Button>, <Button key="again">Redeploy</Button>]}
      />,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  } finally {
    await page.viewport(1280, 800);
  }
});
