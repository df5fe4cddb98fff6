import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('de');

/** `lineLinks` in German. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => plural(count, { one: 'Link zu # Zeile', other: 'Link zu # Zeilen' }),
  copy: 'Link zu Zeilen kopieren',
  copied: 'Link kopiert',
  none: 'Nichts kopiert: Zu dieser Zeile führt kein Link',
};
