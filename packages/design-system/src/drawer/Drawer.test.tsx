import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Drawer, type DrawerProps } from './index.ts';

const setup = (props: Partial<DrawerProps> = {}, locale = 'en-US') =>
  renderThemed(
    <DialogTrigger>
      <Button>Details</Button>
      <Drawer title="Deployment" {...props}>
        {props.children ?? <Button>Redeploy</Button>}
      </Drawer>
    </DialogTrigger>,
    { locale },
  );

test('is named by its title, traps focus, and restores it on Escape', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = screen.getByRole('dialog', { name: 'Deployment' });
  await expect.element(drawer).toBeVisible();
  const tabTo = async (name: string) => {
    await userEvent.tab();
    await expect.element(drawer.getByRole('button', { name, exact: true })).toHaveFocus();
  };
  await tabTo('Close');
  await tabTo('Redeploy');
  await tabTo('Close');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
});

test('Escape on the close button closes it', async () => {
  const screen = await setup();
  await screen.getByRole('button', { name: 'Details' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Deployment' });
  await expect.element(drawer).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
});

test.for(['Close details', 'Done'])('is closed by "%s"', async (name) => {
  const screen = await setup({
    closeLabel: 'Close details',
    children: ({ close }) => <Button onPress={close}>Done</Button>,
  });
  await screen.getByRole('button', { name: 'Details' }).click();
  await screen.getByRole('dialog').getByRole('button', { name }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.for([true, false])('a press outside closes it: %s', async (isDismissable) => {
  const screen = await setup({ isDismissable });
  await screen.getByRole('button', { name: 'Details' }).click();
  const drawer = screen.getByRole('dialog');
  await expect.element(drawer).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.poll(() => drawer.elements()).toHaveLength(isDismissable ? 0 : 1);
});

test.each([
  ['en-US', 'end', 'right'],
  ['en-US', 'start', 'left'],
  ['ar-EG', 'end', 'left'],
  ['ar-EG', 'start', 'right'],
] as const)('in %s it opens from the %s, on the %s side', async (locale, side, edge) => {
  const screen = await setup({ side }, locale);
  await screen.getByRole('button', { name: 'Details' }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel).toBeVisible();
  const expected = edge === 'left' ? 0 : document.documentElement.clientWidth;
  await expect
    .poll(() => panel.element().parentElement?.getBoundingClientRect()[edge])
    .toBe(expected);
});
