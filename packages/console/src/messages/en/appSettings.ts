import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { list, plural } = createWording('en');

const withOthers = (names: readonly string[], others: number) =>
  others === 0 ? names : [...names, plural(others, { one: '# other', other: '# others' })];

/** The texts of an app's Settings. */
export const appSettingsMessages = catalogue('appSettings', {
  errorTitle: 'The app could not be loaded',
  directory: {
    title: 'Directory',
    text: 'Where the app is in what you deploy, seen from its root.',
    label: 'App directory',
    hint: 'Leave it empty when the app is at the root.',
    save: 'Save',
    done: 'The directory is saved. It applies to the next deployment.',
  },
  danger: {
    title: 'Danger Zone',
    lead: (app: string) => `Delete ${app} and everything in it.`,
    /** What goes with it; a count that is not known yet is left out. */
    text: (deployments: number | undefined, variables: number | undefined) => {
      const goes = list([
        deployments === undefined
          ? 'its deployments'
          : plural(deployments, { one: '# deployment', other: '# deployments' }),
        variables === undefined
          ? 'its variables'
          : plural(variables, { one: '# variable', other: '# variables' }),
        'their logs',
        'its address',
      ]);
      return `With it go ${goes}. Databases at a connected service stay there; only the connection goes.`;
    },
    action: 'Delete App',
    confirm: (app: string) =>
      `${app} stops answering at once. Nobody can bring it back, and its address may be given to another app.`,
    adminsOnly: (admins: readonly string[], others: number) =>
      `Only an admin of the team can delete an app: ${list(withOthers(admins, others))}.`,
    done: (app: string) => `${app} is deleted`,
  },
});
