import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { sampleCommands } from '../command-palette/CommandPalette.fixtures.tsx';
import { CommandPalette } from '../command-palette/index.ts';
import {
  AlertDialog,
  Button,
  createToaster,
  Dialog,
  Drawer,
  Select,
  SelectItem,
  ThemeProvider,
  ToastRegion,
} from '../index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';

/** Adds a header of a host over the whole page. */
function addHeader() {
  const header = document.createElement('header');
  header.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: white';
  document.body.prepend(header);
  onTestFinished(() => header.remove());
}

/** Returns whether the middle of an element is not covered. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

const nothing = () => undefined;

const modals: Record<string, ReactNode> = {
  dialog: (
    <Dialog isOpen onOpenChange={nothing} title="Rename">
      Name
    </Dialog>
  ),
  alertdialog: (
    <AlertDialog
      isOpen
      onOpenChange={nothing}
      title="Delete"
      actionLabel="Delete"
      onAction={nothing}
    >
      Sure?
    </AlertDialog>
  ),
  drawer: (
    <Drawer isOpen onOpenChange={nothing} title="Details">
      Facts
    </Drawer>
  ),
  palette: (
    <CommandPalette isOpen commands={sampleCommands} onOpenChange={nothing} onRun={nothing} />
  ),
};

test.each(Object.keys(modals))('a %s is above a header of the host', async (name) => {
  addHeader();
  await render(
    // The host stacks its own content below its header.
    <div style={{ position: 'relative', zIndex: 1 }}>
      <ThemeProvider>{modals[name]}</ThemeProvider>
    </div>,
  );
  const dialog = page.getByRole(name === 'alertdialog' ? 'alertdialog' : 'dialog');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => isOnTop(dialog.element())).toBe(true);
});

test('menus and toasts are above a dialog', async () => {
  addHeader();
  const toaster = createToaster();
  await renderThemed(
    <>
      <Dialog isOpen onOpenChange={nothing} title="Move">
        <Select label="Region" defaultValue="us">
          <SelectItem id="us">us-east-1</SelectItem>
          <SelectItem id="eu">eu-west-1</SelectItem>
        </Select>
        <Button onPress={() => toaster.success({ title: 'Moved', description: 'To eu-west-1' })}>
          Move
        </Button>
      </Dialog>
      <ToastRegion toaster={toaster} />
    </>,
  );
  await page.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText('To eu-west-1')).toBeVisible();
  await expect.poll(() => isOnTop(page.getByText('To eu-west-1').element())).toBe(true);
  await page.getByRole('button', { name: /Region/ }).click();
  const option = page.getByRole('option', { name: 'eu-west-1' });
  await expect.poll(() => isOnTop(option.element())).toBe(true);
  await option.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: /eu-west-1/ })).toBeVisible();
});
