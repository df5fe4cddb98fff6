import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const setup = (props: Partial<DrawerProps> = {}, locale = 'en-US') =>
  render(
    <ThemeProvider locale={locale}>
      <DialogTrigger>
        <Button>Details</Button>
        <Drawer title="Deployment" {...props}>
          {props.children ?? <Button>Redeploy</Button>}
        </Drawer>
      </DialogTrigger>
    </ThemeProvider>,
  );

test('is named by its title, keeps Tab inside, and gives focus back on Escape', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = screen.getByRole('dialog', { name: 'Deployment' });
  await expect.element(drawer).toBeVisible();
  for (const name of ['Close', 'Redeploy', 'Close', 'Redeploy']) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.tab();
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await expect.element(drawer.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
});

test('one Escape closes it while the focus is on its cross', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = screen.getByRole('dialog', { name: 'Deployment' });
  await expect.element(drawer).toBeVisible();
  await userEvent.tab();
  await expect.element(drawer.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
});

test('can be closed by its button, by a press beside it, and by what is in it', async () => {
  const screen = await setup({
    closeLabel: 'Close details',
    children: ({ close }) => <Button onPress={close}>Done</Button>,
  });
  const open = screen.getByRole('button', { name: 'Details' });
  const drawer = screen.getByRole('dialog');
  for (const name of ['Close details', 'Done']) {
    // oxlint-disable-next-line no-await-in-loop -- one way after the other
    await open.click();
    // oxlint-disable-next-line no-await-in-loop -- one way after the other
    await drawer.getByRole('button', { name }).click();
    // oxlint-disable-next-line no-await-in-loop -- one way after the other
    await expect.element(drawer).not.toBeInTheDocument();
  }
  await open.click();
  await expect.element(drawer).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();
});

test('stays when a press beside it must not close it', async () => {
  const screen = await setup({ isDismissable: false });
  await screen.getByRole('button', { name: 'Details' }).click();
  const drawer = screen.getByRole('dialog');
  await expect.element(drawer).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(drawer).toBeVisible();
});

test.each([
  ['en-US', 'end', 'right'],
  ['en-US', 'start', 'left'],
  ['ar-EG', 'end', 'left'],
  ['ar-EG', 'start', 'right'],
] as const)('in %s it comes from the %s, which is the %s', async (locale, side, edge) => {
  const ref = createRef<HTMLDivElement>();
  const screen = await setup({ side, ref, className: 'mine' }, locale);
  await screen.getByRole('button', { name: 'Details' }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel).toBeVisible();
  const expected = edge === 'left' ? 0 : document.documentElement.clientWidth;
  await expect
    .poll(() => panel.element().parentElement?.getBoundingClientRect()[edge])
    .toBe(expected);
  expect(panel.element().closest('.mine')).not.toBeNull();
  expect(ref.current?.contains(panel.element())).toBe(true);
});
