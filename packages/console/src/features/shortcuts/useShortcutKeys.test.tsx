import { Button, Dialog, ThemeProvider } from '@quayside/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { useShortcutKeys } from './useShortcutKeys.ts';

const onShortcut = vi.fn<(id: string) => boolean>(() => true);

function Keys() {
  useShortcutKeys({ isOn: true, hasSingleKeys: true, isPaletteOpen: false, onShortcut });
  return null;
}

/** A console with shortcuts, in a shadow root or in the page. */
async function open(content: ReactNode, { isInShadow = false } = {}) {
  onShortcut.mockClear();
  const host = document.createElement('div');
  const container = document.createElement('div');
  if (isInShadow) host.attachShadow({ mode: 'open' }).append(container);
  else host.append(container);
  document.body.append(host);
  onTestFinished(() => host.remove());
  await render(
    <ThemeProvider>
      <Keys />
      {content}
    </ThemeProvider>,
    { container },
  );
}

function addToPage(html: string) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  onTestFinished(() => host.remove());
}

const used = () => onShortcut.mock.calls.map(([id]) => id);

function focus(name: string) {
  const element = page.getByRole('button', { name }).element();
  if (element instanceof HTMLElement) element.focus();
}

test.each([
  '<div role="dialog" hidden>Cookies</div>',
  '<div role="dialog" style="display: none">Closed</div>',
  '<ul role="listbox" hidden><li role="option">One</li></ul>',
  '<div role="menu" style="visibility: hidden"></div>',
  '<ul role="listbox"><li role="option">Of the host</li></ul>',
])('shortcuts work beside an overlay of the host: %s', async (html) => {
  addToPage(html);
  await open(<Button>Redeploy</Button>);
  focus('Redeploy');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('/');
  expect(used()).toEqual(['palette', 'search']);
});

test.each([true, false])('shortcuts follow the focus, in a shadow root: %s', async (isInShadow) => {
  await open(
    <>
      <Button>Redeploy</Button>
      <input aria-label="Name" />
    </>,
    { isInShadow },
  );
  focus('Redeploy');
  await userEvent.keyboard('/');
  expect(used()).toEqual(['search']);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('/');
  expect(used()).toEqual(['search']);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(used()).toEqual(['search', 'palette']);
});

test.each([true, false])(
  'an open dialog keeps its keys, and a closed one does not, in a shadow root: %s',
  async (isInShadow) => {
    function Asking() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setOpen(true)}>Delete</Button>
          <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Delete">
            Sure?
          </Dialog>
        </>
      );
    }
    await open(<Asking />, { isInShadow });
    focus('Delete');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(used()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(used()).toEqual(['palette']);
  },
);
