import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { list, plural } = createWording('es');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names
    : [...names, plural(others, { one: '# persona más', other: '# personas más' })];

/** `appSettings` in Spanish. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'No se pudo cargar la app',
  directory: {
    title: 'Directorio',
    text: 'Dónde está la app en lo que despliega, visto desde la raíz.',
    label: 'Directorio de la app',
    hint: 'Déjelo vacío si la app está en la raíz.',
    save: 'Guardar',
    done: 'El directorio está guardado. Vale desde el próximo despliegue.',
  },
  danger: {
    title: 'Zona de peligro',
    lead: (app) => `Eliminar ${app} y todo lo que contiene.`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined
          ? 'sus despliegues'
          : plural(deployments, { one: '# despliegue', other: '# despliegues' }),
        variables === undefined
          ? 'sus variables'
          : plural(variables, { one: '# variable', other: '# variables' }),
        'sus registros',
        'su dirección',
      ]);
      return `Con ella se eliminan ${goes}. Las bases de datos de un servicio conectado se quedan allí; solo desaparece la conexión.`;
    },
    action: 'Eliminar app',
    confirm: (app) =>
      `${app} deja de responder de inmediato. Nadie puede recuperarla, y su dirección puede pasar a otra app.`,
    adminsOnly: (admins, others) =>
      `Solo un administrador del equipo puede eliminar una app: ${list(withOthers(admins, others))}.`,
    done: (app) => `${app} está eliminada`,
  },
};
