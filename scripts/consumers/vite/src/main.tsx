import '@quayside/console/styles.css';
import '@quayside/design-system/fonts.css';
import { AppsContainer, ConsoleProvider, createMemorySession } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const session = createMemorySession({
  getToken: async () => (await fetch('/token')).text(),
});

function App() {
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={useWouterNavigation()}>
      <AppsContainer teamSlug="tidewater-labs" />
    </ConsoleProvider>
  );
}

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
