import type { Translation } from '../messages.ts';

/** `shortcuts` in German. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  groups: {
    general: 'Überall',
    team: 'Gehe zu',
    app: 'Gehe zu, in einer App',
    log: 'In einem Log',
  },
  actions: {
    palette: 'Suchen oder springen zu',
    sheet: 'Tastenkürzel',
    search: 'Auf dieser Seite suchen',
    create: 'Neu, wo diese Seite etwas anlegt',
    find: 'Suchen',
    nextError: 'Nächster Fehler',
    wrap: 'Zeilen umbrechen',
    copyLine: 'Zeile kopieren',
  },
  followedBy: 'dann',
};
