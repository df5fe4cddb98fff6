import { catalogue } from './catalogue.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The texts of an app's Settings. */
export const appSettingsMessages = catalogue('appSettings', {
  errorTitle: 'The app could not be loaded',
  danger: {
    title: 'Danger Zone',
    lead: (app: string) => `Delete ${app} and everything in it.`,
    /** What goes with it; a count that is not known yet is left out. */
    goes: (deployments: number | undefined, variables: number | undefined) =>
      [
        deployments === undefined
          ? 'its deployments'
          : counted(deployments, 'deployment', 'deployments'),
        variables === undefined ? 'its variables' : counted(variables, 'variable', 'variables'),
        'their logs',
        'its address',
      ].join(', '),
    text: (goes: string) =>
      `With it go ${goes}. Databases at a connected service stay there; only the connection goes.`,
    action: 'Delete App',
    confirm: (app: string) =>
      `${app} stops answering at once. Nobody can bring it back, and its address may be given to another app.`,
    adminsOnly: (admins: string) => `Only an admin of the team can delete an app: ${admins}.`,
    done: (app: string) => `${app} is deleted`,
  },
});
