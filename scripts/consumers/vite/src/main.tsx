import '@quayside/design-system/fonts.css';
import { createTokenSession } from '@quayside/console';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Apps } from './Apps';

const session = createTokenSession({
  fetchToken: async () => (await fetch('/token')).text(),
});

const container = document.getElementById('app');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Apps session={session} />
    </StrictMode>,
  );
}
