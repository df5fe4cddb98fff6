import '@quayside/console/styles.css';
import { createTheme } from '@quayside/design-system/create-theme';
import type { ReactNode } from 'react';

// Runs on the server: creating themes needs no browser.
const { accent } = createTheme({ accent: '#7c3aed' }).light.color;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-accent={accent}>
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
