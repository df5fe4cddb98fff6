import type { Translation } from '../messages.ts';

/** `teamSwitcher` in Spanish. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'Buscar un equipo',
  noneFound: 'Ningún equipo tiene este nombre',
};
