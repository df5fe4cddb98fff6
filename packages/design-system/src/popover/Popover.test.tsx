import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Heading } from '../heading/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Popover, type PopoverProps } from './index.ts';

const setup = (props: Partial<PopoverProps> = {}) =>
  renderThemed(
    <DialogTrigger>
      <Button>Last hour</Button>
      <Popover aria-label="Time range" {...props}>
        {props.children ?? <Button>Last day</Button>}
      </Popover>
    </DialogTrigger>,
  );

test('opens and closes by keyboard, and restores focus to its button', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const popover = screen.getByRole('dialog', { name: 'Time range' });
  await expect.element(popover).toBeVisible();
  await expect.element(popover).toHaveFocus();
  await userEvent.tab();
  await expect.element(popover.getByRole('button', { name: 'Last day' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Last hour' })).toHaveFocus();
});

test('closes when an item inside is chosen', async () => {
  const screen = await setup({
    children: ({ close }) => <Button onPress={close}>Last week</Button>,
  });
  await screen.getByRole('button', { name: 'Last hour' }).click();
  await screen.getByRole('button', { name: 'Last week' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('closes on a press outside', async () => {
  const screen = await setup();
  await screen.getByRole('button', { name: 'Last hour' }).click();
  const popover = screen.getByRole('dialog');
  await expect.element(popover).toBeVisible();
  await userEvent.click(document.body, { position: { x: 1000, y: 700 }, force: true });
  await expect.element(popover).not.toBeInTheDocument();
});

test('can be named by its heading', async () => {
  const screen = await setup({
    'aria-label': undefined,
    children: <Heading slot="title">Columns</Heading>,
  });
  await screen.getByRole('button', { name: 'Last hour' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible();
});

test('opens beside its button', async () => {
  const screen = await setup();
  const button = screen.getByRole('button', { name: 'Last hour' });
  await button.click();
  const popover = screen.getByRole('dialog');
  await expect.element(popover).toBeVisible();
  expect(
    popover.element().getBoundingClientRect().top - button.element().getBoundingClientRect().bottom,
  ).toBeLessThan(10);
});
