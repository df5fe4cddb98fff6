import type { Translation } from '../messages.ts';

/** `notFound` in German. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: 'Hoppla!',
  text: (path) => `Die gesuchte Seite ${path} wurde nicht gefunden.`,
  goBack: 'Zurück',
  goHome: 'Zur Startseite',
};
