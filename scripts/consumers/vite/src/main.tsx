import '@quayside/design-system/fonts.css';
import { createMemorySession } from '@quayside/console';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Apps } from './Apps';

const session = createMemorySession({
  getToken: async () => (await fetch('/token')).text(),
});

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Apps session={session} />
    </StrictMode>,
  );
}
