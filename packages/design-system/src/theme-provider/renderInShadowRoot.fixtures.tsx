import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

import { createContainerInShadowRoot } from './createContainerInShadowRoot.fixtures.ts';
import { ThemeProvider } from './index.ts';

const inTheme = (children: ReactNode) => <ThemeProvider>{children}</ThemeProvider>;

/** Renders in a new shadow root with the styles of the page, until the test has finished. */
export async function renderInShadowRoot(children: ReactNode) {
  const screen = await render(inTheme(children), { container: createContainerInShadowRoot() });
  return { rerender: (next: ReactNode) => screen.rerender(inTheme(next)) };
}
