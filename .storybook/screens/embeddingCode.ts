import type { Code, Embedding } from './embed.ts';

/**
 * Returns the code that embeds a screen in a partner's page: a complete module.
 * @param title of the screen, such as `Create New App`; the component is called after it
 */
export function embeddingCode(title: string, { container, props }: Embedding): string {
  const imported = [
    'ConsoleProvider',
    'createHistoryNavigation',
    'createTokenSession',
    container,
  ].toSorted((a, b) => a.localeCompare(b, 'en'));
  const element = [container, ...Object.entries(props).map(printed)].join(' ');
  return `import '@quayside/console/styles.css';
import {
${imported.map((name) => `  ${name},\n`).join('')}} from '@quayside/console';

const navigation = createHistoryNavigation({ base: '/console' });
const session = createTokenSession({
  // Your server exchanges the session of your user for a token of the platform.
  async fetchToken({ signal }) {
    const response = await fetch('/platform-token', { method: 'POST', signal });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error('Hosting is unavailable. Try again in a moment.');
    return await response.text();
  },
  onExpired: () => window.location.assign('/login'),
  onLogout: () => window.location.assign('/logout'),
});

export function ${title.replaceAll(' ', '')}Page() {
  return (
    <ConsoleProvider
      apiBaseUrl="https://api.example.com"
      session={session}
      navigation={navigation}
    >
      <${element} />
    </ConsoleProvider>
  );
}
`;
}

const printed = ([name, value]: [string, string | Code]): string =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value.code}}`;
