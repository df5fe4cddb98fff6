import type { Translation } from '../messages.ts';

/** `pageCommands` in Spanish. */
export const pageCommands: Translation<'pageCommands'> = {
  words: {
    home: 'inicio resumen panel invitaciones',
    apps: 'proyectos servicios lista aplicaciones',
    newApp: 'nueva app añadir',
    integrations: 'servicios proveedores neon postgres redis supabase logfire',
    teamSettings: 'miembros personas invitaciones roles',
    general: 'resumen estado url región detalles',
    deployments: 'compilaciones versiones historial releases',
    logs: 'logs salida consola líneas tail stdout',
    environmentVariables: 'secretos env configuración claves tokens contraseñas',
    storage: 'bases de datos postgres redis caché recursos conexiones',
    appSettings: 'configuración preferencias',
    accountSettings: 'perfil usuario preferencias',
    allTeams: 'organizaciones espacios cambiar',
  },
  texts: {
    apps: {
      activity: { name: 'Actividad', words: 'eventos cronología novedades despliegues pasó' },
    },
    deployments: {
      newDeployment: {
        name: 'Nuevo despliegue',
        words: 'desplegar subir carpeta archivos zip versión',
      },
      failed: { name: 'Despliegues fallidos', words: 'fallos rotos errores' },
    },
    deployment: {
      buildLog: {
        name: 'Registro de compilación',
        words: 'último reciente despliegue salida pasos build log',
      },
    },
    logs: {
      errors: { name: 'Errores', words: 'excepciones tracebacks fallos caídas 500 incidentes' },
      requests: {
        name: 'Solicitudes',
        words: 'rutas endpoints estado latencia lentas tráfico peticiones',
      },
      patterns: { name: 'Patrones', words: 'grupos plantillas nuevas líneas repetidas' },
      together: { name: 'Registros juntos', words: 'combinar unir varias apps' },
      share: { name: 'Compartir registros', words: 'copiar enlace markdown enviar' },
      download: { name: 'Descargar registros', words: 'exportar guardar archivo jsonl' },
      notify: { name: 'Avisar de líneas nuevas', words: 'notificaciones alertas vigilar' },
      savedViews: { name: 'Vistas de registros guardadas', words: 'filtros marcadores' },
      help: { name: 'Cómo filtrar registros', words: 'ayuda sintaxis consulta búsqueda' },
    },
    environmentVariables: {
      compare: { name: 'Comparar variables', words: 'diferencias diff apps' },
      history: { name: 'Historial de variables', words: 'cambios deshacer restaurar anteriores' },
      compareWith: { name: 'Comparar variables', words: 'diferencias diff' },
      add: { name: 'Añadir una variable', words: 'nueva crear definir secreto' },
      import: { name: 'Importar .env', words: 'dotenv archivo pegar subir variables' },
      fromCode: { name: 'Variables del código', words: 'comprobar faltan settings clase environ' },
      export: {
        name: 'Exportar variables',
        words: 'descargar guardar archivo json docker shell .env',
      },
      rename: { name: 'Cambiar el nombre de una variable', words: 'editar renombrar' },
    },
    storage: {
      connect: {
        name: 'Conectar almacenamiento',
        words: 'añadir base de datos postgres redis caché neon supabase',
      },
    },
    appSettings: {
      directory: { name: 'Directorio de la app', words: 'carpeta raíz ruta monorepo' },
      delete: { name: 'Eliminar la app', words: 'borrar quitar peligro' },
    },
    teamSettings: {
      rename: { name: 'Cambiar el nombre del equipo', words: 'renombrar perfil' },
      members: { name: 'Miembros', words: 'personas usuarios roles administradores quitar' },
      transfer: { name: 'Transferir la propiedad', words: 'propietario ceder' },
      delete: { name: 'Eliminar el equipo', words: 'borrar quitar peligro' },
    },
    accountSettings: {
      email: { name: 'Cambiar el correo', words: 'dirección email' },
      password: { name: 'Cambiar la contraseña', words: 'seguridad' },
      accounts: { name: 'Cuentas conectadas', words: 'google github iniciar sesión' },
      preferences: { name: 'Preferencias', words: 'densidad zona horaria notificaciones atajos' },
      delete: { name: 'Eliminar la cuenta', words: 'borrar cerrar' },
    },
  },
  chooseApp: (command) => `${command}: app…`,
  ofApp: (command, app) => `${command}: ${app}`,
  chooseOther: (command) => `${command} con…`,
  withApp: (command, app) => `${command} con ${app}`,
  between: 'de en para desde a la el del',
};
