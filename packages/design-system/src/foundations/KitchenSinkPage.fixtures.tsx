import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { createTheme } from '../create-theme/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { KitchenSink } from './KitchenSink.fixtures.tsx';

// The kitchen sink as a page, in a brand's theme if the URL has one.
const asked = new URLSearchParams(globalThis.location.search);
const theme = asked.has('brand') ? createTheme({ accent: '#7c3aed', radius: 10 }) : null;

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(
  <StrictMode>
    <ThemeProvider theme={theme} colorScheme={asked.has('light') ? 'light' : 'dark'}>
      <main>
        <KitchenSink />
      </main>
    </ThemeProvider>
  </StrictMode>,
);
