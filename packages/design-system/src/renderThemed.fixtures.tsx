import type { PropsWithChildren, ReactNode } from 'react';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from './theme-provider/index.ts';
import type { ThemeProviderProps } from './theme-provider/index.ts';

interface ThemeProps extends Omit<ThemeProviderProps, 'children'> {
  'data-testid'?: string;
}

/** Renders components in a root of their own, as all of them need one. */
export function renderThemed(content: ReactNode, theme: ThemeProps = {}) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <ThemeProvider {...theme}>{children}</ThemeProvider>
  );
  return render(content, { wrapper });
}
