import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';

import { Button } from '../button/index.ts';
import { createTheme } from '../create-theme/index.ts';
import { ThemeProvider } from './index.ts';
import type { ThemeProviderProps } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a page that inherits its theme hydrates without a warning', async () => {
  const problems: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => problems.push(words));
  const page = (
    <StrictMode>
      <ThemeProvider colorScheme="inherit">Apps</ThemeProvider>
    </StrictMode>
  );
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page);
  expect(host.querySelector('.qs-root')?.getAttribute('data-theme')).toBe('system');

  const root = hydrateRoot(host, page, { onRecoverableError: (error) => problems.push(error) });
  await expect.poll(() => host.querySelector('.qs-root')?.getAttribute('data-theme')).toBe('light');
  expect(problems).toEqual([]);
  root.unmount();
  host.remove();
});

const brand = createTheme({ accent: '#7c3aed', radius: 12 });

const branded = (props: ThemeProviderProps) => (
  <StrictMode>
    <ThemeProvider theme={brand} {...props}>
      <ThemeProvider density="compact">
        <Button variant="primary">Save</Button>
      </ThemeProvider>
    </ThemeProvider>
  </StrictMode>
);

/** Visible state of the button and of the page around it. */
function look(host: HTMLElement) {
  const [button, root] = [host.querySelector('button'), host.querySelector('.qs-root')];
  if (!button || !root) throw new Error('nothing was rendered');
  const { backgroundColor, borderRadius, blockSize } = getComputedStyle(button);
  return [backgroundColor, borderRadius, blockSize, getComputedStyle(root).backgroundColor];
}

const settings: readonly ThemeProviderProps[] = [
  { colorScheme: 'dark', nonce: 'n0nce' },
  { colorScheme: 'light', nonce: 'n0nce' },
  { colorScheme: 'system', nonce: 'n0nce' },
  { colorScheme: 'light', theme: null },
  { colorScheme: 'dark', theme: null, contrast: 'more' },
];

test.each(settings)(
  'server-rendered markup looks the same before and after hydration: %j',
  async (props) => {
    const problems: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => problems.push(words));
    const host = document.createElement('div');
    // Move the pointer away from any element that an earlier test hovered.
    host.style.pointerEvents = 'none';
    document.body.append(host);
    host.innerHTML = renderToString(branded(props));
    const before = look(host);

    const root = hydrateRoot(host, branded(props), {
      onRecoverableError: (error) => problems.push(error),
    });
    await expect.poll(() => host.querySelector('.qs-root style')).toBeNull();
    await expect.poll(() => document.querySelector('#react-aria-pressable-style')).not.toBeNull();
    expect(look(host)).toEqual(before);
    expect(before[1]).toBe(props.theme === null ? '6px' : '12px');
    expect(problems).toEqual([]);
    root.unmount();
    host.remove();
  },
);

test('a server writes the stylesheet of a brand once, and only with a nonce', () => {
  const styles = (html: string) => html.match(/<style[^>]*>/g) ?? [];
  expect(styles(renderToString(branded({ nonce: 'n0nce' })))).toEqual(['<style nonce="n0nce">']);
  expect(styles(renderToString(branded({})))).toEqual([]);
  expect(renderToString(branded({}))).toContain(brand.className);
});
