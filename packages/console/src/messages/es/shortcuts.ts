import type { Translation } from '../messages.ts';

/** `shortcuts` in Spanish. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Atajos de teclado',
  close: 'Cerrar',
  groups: {
    general: 'En todas partes',
    team: 'Ir a',
    app: 'Ir a, en una app',
    log: 'En un registro',
  },
  actions: {
    palette: 'Buscar o ir a',
    sheet: 'Atajos de teclado',
    search: 'Buscar en esta página',
    create: 'Nuevo, donde esta página crea algo',
    find: 'Buscar',
    nextError: 'Error siguiente',
    wrap: 'Ajustar líneas',
    copyLine: 'Copiar la línea',
  },
  followedBy: 'luego',
};
