import './guide.css';

import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import { ThemeProvider } from '../../packages/design-system/src/theme-provider/index.ts';
import { useToolbarTheme } from './useToolbarTheme.ts';

/** Lets a part of a documentation page look like what it documents. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <ThemeProvider colorScheme={useToolbarTheme()} locale="en-GB" className="guide">
        {children}
      </ThemeProvider>
    </Unstyled>
  );
}
