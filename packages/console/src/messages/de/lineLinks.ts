import type { Translation } from '../messages.ts';
import { lines } from './lines.ts';

/** `lineLinks` in German. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `Link zu ${lines(count)}`,
  copy: 'Link zu Zeilen kopieren',
  copied: 'Link kopiert',
  none: 'Nichts kopiert: Zu dieser Zeile führt kein Link',
};
