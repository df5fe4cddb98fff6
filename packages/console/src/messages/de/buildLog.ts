import type { Translation } from '../messages.ts';

/** `buildLog` in German. */
export const buildLog: Translation<'buildLog'> = {
  label: 'Build-Log',
  empty: 'Dieser Build hat nichts geschrieben.',
  notBuilt: 'Es wurde nichts gebaut, daher gibt es kein Log.',
  gap: 'Hier fehlt eine Zeile: Die Plattform hat eine gesendet, die nicht lesbar war.',
  unavailable: 'Das Log konnte nicht gelesen werden.',
};
