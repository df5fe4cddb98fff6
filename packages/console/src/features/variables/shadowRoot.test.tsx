import { Button, ThemeProvider } from '@quayside/design-system';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { useEnvDrop } from './import/useEnvDrop.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import { CooldownButton } from '../../ui/CooldownButton.tsx';

async function renderInShadowRoot(content: ReactNode) {
  const host = document.createElement('div');
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  document.body.append(host);
  onTestFinished(() => host.remove());
  return render(<ThemeProvider>{content}</ThemeProvider>, { container });
}

function focus(name: string): HTMLElement {
  const element = page.getByRole('button', { name }).element();
  if (!(element instanceof HTMLElement)) throw new Error(`${name} is no element`);
  element.focus();
  return element;
}

test('in a shadow root, variables are pasted and saved by key while a button has focus', async () => {
  const onText = vi.fn<(text: string) => void>();
  const onSave = vi.fn<() => void>();
  function Variables() {
    const target = useRef<HTMLDivElement>(null);
    useEnvDrop({ target, onText, onFile: () => undefined });
    useSaveKeys(target, { onSave, onSaveAndRedeploy: undefined });
    return (
      <div ref={target}>
        <Button>Add Variable</Button>
        <input aria-label="Value" />
      </div>
    );
  }
  await renderInShadowRoot(<Variables />);
  const paste = (element: Element, text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const options = { clipboardData, bubbles: true, composed: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  };
  paste(focus('Add Variable'), 'PORT=8000');
  expect(onText).toHaveBeenCalledExactlyOnceWith('PORT=8000');
  paste(page.getByRole('textbox').element(), 'PORT=9000');
  expect(onText).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledOnce();
});

test('in a shadow root, a button on cooldown keeps focus', async () => {
  const screen = await renderInShadowRoot(
    <CooldownButton isOnCooldown={false}>Resend</CooldownButton>,
  );
  const button = focus('Resend');
  await screen.rerender(
    <ThemeProvider>
      <CooldownButton isOnCooldown>Resend</CooldownButton>
    </ThemeProvider>,
  );
  // As when the window loses focus, and the button with it.
  button.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(button.matches(':focus')).toBe(true);
});
