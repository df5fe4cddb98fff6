import type { Translation } from '../messages.ts';

/** `copyAs` in German. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'Kopieren als',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  requests: {
    listApps: 'Apps auflisten',
    createApp: 'App erstellen',
    listDeployments: 'Deployments auflisten',
    redeploy: 'Erneut deployen',
    readDeployment: 'Deployment lesen',
    readBuildLogs: 'Build-Log lesen',
    readAppLogs: 'Logs lesen',
    listVariables: 'Variablen auflisten',
    setVariable: 'Variable setzen',
  },
  copied: (what) => `Als ${what} kopiert`,
  copiedWithToken: (what) => `Als ${what} kopiert. Das Token wird aus $QUAYSIDE_TOKEN gelesen.`,
  failed: 'Der Browser hat das Kopieren nicht erlaubt.',
};
