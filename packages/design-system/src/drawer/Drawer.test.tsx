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

test('is named by its title, traps focus, and restores it on Escape', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = screen.getByRole('dialog', { name: 'Deployment' });
  await expect.element(drawer).toBeVisible();
  for (const name of ['Close', 'Redeploy', 'Close', 'Redeploy']) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await userEvent.tab();
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await expect.element(drawer.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
});

test('Escape on the close button closes it', async () => {
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

test('is closed by its button, by a press outside, and by its content', async () => {
  const screen = await setup({
    closeLabel: 'Close details',
    children: ({ close }) => <Button onPress={close}>Done</Button>,
  });
  const open = screen.getByRole('button', { name: 'Details' });
  const drawer = screen.getByRole('dialog');
  for (const name of ['Close details', 'Done']) {
    // oxlint-disable-next-line no-await-in-loop -- tested in order
    await open.click();
    // oxlint-disable-next-line no-await-in-loop -- tested in order
    await drawer.getByRole('button', { name }).click();
    // oxlint-disable-next-line no-await-in-loop -- tested in order
    await expect.element(drawer).not.toBeInTheDocument();
  }
  await open.click();
  await expect.element(drawer).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();
});

test('stays open on a press outside when not dismissable', async () => {
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
] as const)('in %s it opens from the %s, on the %s side', async (locale, side, edge) => {
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
