import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from './index.ts';

const inTheme = (children: ReactNode) => <ThemeProvider>{children}</ThemeProvider>;

/** Renders in a new shadow root with the styles of the page, until the test has finished. */
export async function renderInShadowRoot(children: ReactNode) {
  const host = document.createElement('div');
  const container = document.createElement('div');
  const styles = [...document.head.querySelectorAll('style')].map((style) => style.cloneNode(true));
  host.attachShadow({ mode: 'open' }).append(...styles, container);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const screen = await render(inTheme(children), { container });
  return { rerender: (next: ReactNode) => screen.rerender(inTheme(next)) };
}
