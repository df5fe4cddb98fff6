import { catalogue } from './catalogue.ts';

/** The texts of the menu that gives what a page does as a command. */
export const copyAsMessages = catalogue('copyAs', {
  menu: 'Copy as',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  requests: {
    listApps: 'List apps',
    createApp: 'Create an app',
    listDeployments: 'List deployments',
    redeploy: 'Redeploy',
    readDeployment: 'Read the deployment',
    readBuildLogs: 'Read the build log',
    readAppLogs: 'Read the logs',
    listVariables: 'List variables',
    setVariable: 'Set a variable',
  },
  copied: (what: string) => `Copied as ${what}`,
  copiedWithToken: (what: string) => `Copied as ${what}. It reads the token from $QUAYSIDE_TOKEN.`,
  failed: 'The browser did not let the console copy.',
});
