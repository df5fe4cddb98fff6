import type { Code, Embedding } from './embed.ts';

/**
 * Returns the code that embeds a screen in a partner's page: a complete module.
 * @param title of the screen, such as `Create New App`; the component is called after it
 */
export function embeddingCode(title: string, { container, props }: Embedding): string {
  const imported = ['ConsoleProvider', 'createHistoryNavigation', container].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  const element = [container, ...Object.entries(props).map(printed)].join(' ');
  return `import '@quayside/console/styles.css';
import {
${imported.map((name) => `  ${name},\n`).join('')}} from '@quayside/console';

const navigation = createHistoryNavigation({ base: '/console' });

export function ${title.replaceAll(' ', '')}Page() {
  return (
    <ConsoleProvider apiBaseUrl="https://api.example.com" navigation={navigation}>
      <${element} />
    </ConsoleProvider>
  );
}
`;
}

const printed = ([name, value]: [string, string | Code]): string =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value.code}}`;
