import type { Translation } from '../messages.ts';

/** `integrations` in Spanish. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `Servicios que las apps de ${team} pueden usar. Lo que se conecta aquí se elige para una app en su Almacenamiento.`,
  columns: { service: 'Servicio', status: 'Estado', connected: 'Conectado' },
  errorTitle: 'No se pudieron cargar las integraciones',
  status: { connected: 'Conectado', available: 'Sin conectar', coming_soon: 'Próximamente' },
  connect: 'Conectar',
  connectTo: (service) => `Conectar ${service}`,
  adminsOnly: (team) => `Solo los administradores de ${team} pueden conectar un servicio.`,
  detail: {
    information: 'Información de la integración',
    type: 'Tipo',
    id: 'ID',
    created: 'Creada',
    errorTitle: 'No se pudo cargar la integración',
    sees: {
      neon: {
        title: 'Proyectos que ve',
        errorTitle: 'No se pudieron cargar los proyectos de Neon',
        empty: 'No ve ningún proyecto',
        emptyText: 'Cree uno en Neon, o conecte una cuenta que tenga alguno.',
        columns: { name: 'Nombre', region: 'Región', version: 'Postgres', created: 'Creado' },
      },
      redis: {
        title: 'Suscripciones que ve',
        errorTitle: 'No se pudieron cargar las suscripciones de Redis Cloud',
        empty: 'No ve ninguna suscripción',
        emptyText: 'Cree una en Redis Cloud, o conecte una cuenta que tenga alguna.',
        columns: { name: 'Nombre', status: 'Estado', databases: 'Bases de datos' },
      },
    },
    usage: {
      title: 'Apps que la usan',
      errorTitle: 'No se pudieron cargar las apps',
      empty: 'Ninguna app la usa aún',
      emptyText: 'Conecte una base de datos a una app en el Almacenamiento de la app.',
      columns: { app: 'App', database: 'Base de datos', connected: 'Conectada' },
    },
  },
};

/** `integrationCallback` in Spanish. */
export const integrationCallback: Translation<'integrationCallback'> = {
  heading: (service) => `Conectando ${service}`,
  working: (service) => `Conectando ${service}`,
  again: 'Conectar de nuevo',
  back: 'Volver a las integraciones',
  retry: 'Intentar de nuevo',
  outcomes: {
    denied: {
      title: 'No lo permitió',
      text: (service) => `No se conectó nada. ${service} recibió su negativa.`,
    },
    refused: {
      title: (service) => `${service} no se conectó`,
      text: (error) => `Respondió «${error}». No se conectó nada.`,
    },
    missingCode: {
      title: 'Falta algo en la dirección',
      text: 'No se encontró el código de enlace en la URL',
    },
    lostState: {
      title: 'Esta pestaña no lo pidió',
      text: 'No se encontró el verificador en el almacenamiento de la sesión. Conecte de nuevo en esta pestaña y no abra el regreso en otra.',
    },
    wrongState: {
      title: 'Esta respuesta es de otra pregunta',
      text: 'No la pidió esta pestaña, o fue para otro equipo. No se conectó nada.',
    },
    expired: {
      title: 'Tardó demasiado',
      text: 'Lo que el servicio envió ya se usó o caducó. No se conectó nada.',
    },
    alreadyConnected: {
      title: 'Ya está conectado',
      text: (service, team) => `${team} tiene una conexión con ${service}.`,
    },
    failed: { title: 'No se pudo completar el enlace' },
  },
};
