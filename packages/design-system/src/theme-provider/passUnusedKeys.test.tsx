import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { handed, parts } from '../everyComponent.fixtures.tsx';
import { Button, Dialog, IconButton, Menu, MenuItem, MenuTrigger, TextField } from '../index.ts';
import { ThemeProvider } from './index.ts';

/** Returns the keys that reach the page, from now until the test has finished. */
function listen(): string[] {
  const heard: string[] = [];
  const hear = ({ key, ctrlKey }: KeyboardEvent) => {
    if (key !== 'Control') heard.push(`${ctrlKey ? 'Control+' : ''}${key}`);
  };
  window.addEventListener('keydown', hear);
  onTestFinished(() => window.removeEventListener('keydown', hear));
  return heard;
}

const focusable = 'a[href], button:not([disabled]), input, textarea, select, [tabindex]';

test.each(Object.keys(parts))('a chord at each control of %s reaches the page', async (name) => {
  const screen = await render(<ThemeProvider>{parts[name]?.(handed)}</ThemeProvider>);
  const heard = listen();
  const controls = [...screen.container.querySelectorAll<HTMLElement>(focusable)];
  for (const control of controls) {
    control.focus();
    const chord = { key: 'k', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
    control.dispatchEvent(new KeyboardEvent('keydown', chord));
  }
  expect(heard).toEqual(controls.map(() => 'Control+k'));
});

test('a key that a button with a tooltip or a menu does not use reaches the page', async () => {
  const heard = listen();
  const screen = await render(
    <ThemeProvider>
      <IconButton label="Redeploy">R</IconButton>
      <MenuTrigger>
        <Button>More</Button>
        <Menu>
          <MenuItem>Rename</MenuItem>
          <MenuItem>Delete</MenuItem>
        </Menu>
      </MenuTrigger>
    </ThemeProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('jx');
  await userEvent.tab();
  await userEvent.keyboard('y');
  expect(heard).toEqual(['Tab', 'j', 'x', 'Tab', 'y']);
  // The menu uses the keys that open it, search it and close it.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('d{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(heard).toEqual(['Tab', 'j', 'x', 'Tab', 'y']);
});

test('text typed in a field with a dialog around it stays in the console', async () => {
  const heard = listen();
  const screen = await render(
    <ThemeProvider>
      <Dialog isOpen onOpenChange={() => undefined} title="Rename">
        <TextField label="Name" onKeyDown={() => undefined} />
      </Dialog>
    </ThemeProvider>,
  );
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('jk');
  expect(heard).toEqual([]);
});

test('a key event whose methods are read-only reaches the page', async () => {
  const heard = listen();
  const screen = await render(
    <ThemeProvider>
      <Button>Save</Button>
    </ThemeProvider>,
  );
  const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true });
  Object.defineProperty(event, 'preventDefault', { value: () => undefined });
  screen.getByRole('button').element().dispatchEvent(event);
  expect(heard).toEqual(['j']);
});
