import { expect, test } from 'vitest';

import { embeddingCode } from '../.storybook/screens/embeddingCode.ts';
import { screens } from '../.storybook/screens/screens.ts';

// The types of the table check the names and props of all other screens.
test('Storybook shows a complete module that embeds a screen', () => {
  expect(embeddingCode('Apps', screens.Apps.embedding)).toBe(`import '@quayside/console/styles.css';
import {
  AppsContainer,
  ConsoleProvider,
  createHistoryNavigation,
} from '@quayside/console';

const navigation = createHistoryNavigation({ base: '/console' });

export function AppsPage() {
  return (
    <ConsoleProvider apiBaseUrl="https://api.example.com" navigation={navigation}>
      <AppsContainer teamSlug="tidewater-labs" />
    </ConsoleProvider>
  );
}
`);
});
