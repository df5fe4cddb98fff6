import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { ComboBox, ComboBoxItem } from '../combo-box/index.ts';
import { Dialog, DialogTrigger } from '../dialog/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Select, SelectItem } from '../select/index.ts';
import { createToaster, ToastRegion } from '../toast/index.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/index.ts';
import { renderInShadowRoot } from './renderInShadowRoot.fixtures.tsx';

const pressed = vi.fn<() => void>();
let hostButton: HTMLButtonElement;

beforeEach(() => {
  pressed.mockReset();
  hostButton = document.createElement('button');
  hostButton.textContent = 'Host';
  hostButton.addEventListener('click', () => pressed());
  document.body.append(hostButton);
});

afterEach(() => hostButton.remove());

async function expectUsableHostPage() {
  await expect.poll(() => document.querySelectorAll('[inert], [aria-hidden]').length).toBe(0);
  await page.getByRole('button', { name: 'Host' }).click();
  expect(pressed).toHaveBeenCalled();
}

const overlays = {
  menu: (
    <MenuTrigger>
      <Button>Open</Button>
      <Menu>
        <MenuItem id="logs">Logs</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  dialog: (
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog title="Settings" isDismissable>
        <Button>Inside</Button>
      </Dialog>
    </DialogTrigger>
  ),
  listbox: (
    <Select aria-label="Region" placeholder="Open">
      <SelectItem id="us">us-east-1</SelectItem>
    </Select>
  ),
} as const;

const roles = ['menu', 'dialog', 'listbox'] as const;

/** Returns the button that opens the overlay. The name of a select's button ends with its label. */
const getTrigger = () => page.getByRole('button', { name: /^Open/ });

test.each(roles)('a %s in a shadow root closes with Escape and returns focus', async (role) => {
  await renderInShadowRoot(overlays[role]);
  const trigger = getTrigger();
  await trigger.click();
  await expect.element(page.getByRole(role)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  await expect.poll(() => trigger.element().matches(':focus')).toBe(true);
  await expectUsableHostPage();
});

test.each(roles)('a %s in a shadow root closes on a press outside', async (role) => {
  await renderInShadowRoot(overlays[role]);
  await getTrigger().click();
  await expect.element(page.getByRole(role)).toBeVisible();
  const { x, y } = hostButton.getBoundingClientRect();
  await userEvent.click(document.body, { position: { x: x + 2, y: y + 2 }, force: true });
  await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  await expectUsableHostPage();
});

test.each(roles)('a %s in a shadow root is not inert, and receives focus', async (role) => {
  await renderInShadowRoot(overlays[role]);
  await getTrigger().click();
  const overlay = page.getByRole(role);
  await expect.element(overlay).toBeVisible();
  expect(overlay.element().closest('[inert]')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => overlay.element().contains(rootNodeOf(overlay.element()).activeElement))
    .toBe(true);
});

test('an option of a combo box in a shadow root can be chosen', async () => {
  await renderInShadowRoot(
    <ComboBox label="Region">
      <ComboBoxItem id="us">us-east-1</ComboBoxItem>
      <ComboBoxItem id="eu">eu-west-1</ComboBoxItem>
    </ComboBox>,
  );
  const field = page.getByRole('combobox', { name: 'Region' });
  await field.fill('eu');
  await page.getByRole('option', { name: 'eu-west-1' }).click();
  await expect.element(field).toHaveValue('eu-west-1');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expectUsableHostPage();
});

test('a tooltip in a shadow root shows on focus and hides with Escape', async () => {
  await renderInShadowRoot(
    <TooltipTrigger delay={0}>
      <Button>Open</Button>
      <Tooltip>Opens the logs</Tooltip>
    </TooltipTrigger>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expectUsableHostPage();
});

test('a toast in a shadow root can be dismissed', async () => {
  const toaster = createToaster();
  await renderInShadowRoot(<ToastRegion toaster={toaster} />);
  toaster.success({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await expectUsableHostPage();
});

function rootNodeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
