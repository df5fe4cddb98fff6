import type { Translation } from '../messages.ts';

/** `shell` in Spanish. */
export const shell: Translation<'shell'> = {
  loading: 'Cargando',
  landmarks: {
    skip: 'Saltar al contenido',
    notice: 'Aviso',
    sidebar: 'Barra lateral',
    navigation: 'Navegación',
    openNavigation: 'Abrir la navegación',
    collapse: 'Contraer la barra lateral',
    expand: 'Desplegar la barra lateral',
  },
  breadcrumbs: 'Ruta de navegación',
  teamNavigation: 'Equipo',
  appNavigation: 'App',
  switchTeam: 'Cambiar de equipo',
  teams: 'Equipos',
  roles: { personal: 'Personal', owner: 'Propietario', member: 'Miembro' },
  help: 'Ayuda',
  feedback: 'Comentarios',
  community: 'Comunidad',
  search: 'Buscar',
  docs: 'Documentación',
  theme: 'Tema',
  themes: { dark: 'Oscuro', light: 'Claro', system: 'Sistema' },
  accountMenu: (name) => `${name}, menú de la cuenta`,
  logOut: 'Cerrar sesión',
};
