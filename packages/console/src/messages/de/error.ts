import type { Translation } from '../messages.ts';

/** `error` in German. */
export const error: Translation<'error'> = {
  heading: 'Hoppla!',
  text: (path) => `Bei ${path} ist etwas schiefgegangen.`,
  tryAgain: 'Noch einmal versuchen',
  goHome: 'Zur Startseite',
  showError: 'Fehler anzeigen',
  hideError: 'Fehler verbergen',
};
