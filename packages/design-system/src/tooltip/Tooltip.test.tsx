import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Tooltip, TooltipTrigger, type TooltipProps, type TooltipTriggerProps } from './index.ts';

const setup = (
  trigger: Partial<TooltipTriggerProps> = {},
  tooltip: Partial<TooltipProps> = {},
  onPress: () => void = () => undefined,
) =>
  renderThemed(
    <TooltipTrigger {...trigger}>
      <Button onPress={onPress}>Invite</Button>
      <Tooltip shortcut={<Kbd>I</Kbd>} {...tooltip}>
        Only an admin can
      </Tooltip>
    </TooltipTrigger>,
  );

test('keyboard focus shows it at once; it describes the button and does not name it', async () => {
  const screen = await setup();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Invite', exact: true });
  await expect.element(button).toHaveAccessibleDescription(/Only an admin can\s?I/);
});

test('Escape hides it and keeps focus', async () => {
  const screen = await setup();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Invite' })).toHaveFocus();
});

test('hovering shows it, and leaving hides it', async () => {
  const screen = await setup({ delay: 0, closeDelay: 0 });
  const elsewhere = { position: { x: 1000, y: 700 }, force: true };
  await userEvent.hover(document.body, elsewhere);
  await userEvent.hover(screen.getByRole('button', { name: 'Invite' }));
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  await userEvent.hover(document.body, elsewhere);
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('does not block presses', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await setup({ delay: 0 }, {}, onPress);
  await screen.getByRole('button', { name: 'Invite' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
