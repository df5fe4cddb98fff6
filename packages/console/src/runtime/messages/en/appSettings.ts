import { createWording } from '@quayside/design-system/messages';
import { catalogue } from './catalogue.ts';

const { list, plural } = createWording('en');

const withOthers = (names: readonly string[], others: number) =>
  others === 0 ? names : [...names, plural(others, { one: '# other', other: '# others' })];

/** The texts of an app's Settings. */
export const appSettingsMessages = catalogue('appSettings', {
  errorTitle: 'Couldn’t load this app',
  directory: {
    title: 'Directory',
    text: 'The folder that contains the app, relative to the root of what you deploy.',
    label: 'App directory',
    hint: 'Leave empty if the app is in the root.',
    save: 'Save',
    done: 'Directory saved. It applies to the next deployment.',
  },
  danger: {
    title: 'Danger Zone',
    lead: (app: string) => `Delete ${app} and everything in it.`,
    /** Objects deleted with it; an unknown count is left out. */
    text: (deployments: number | undefined, variables: number | undefined) => {
      const goes = list([
        deployments === undefined
          ? 'its deployments'
          : plural(deployments, { one: '# deployment', other: '# deployments' }),
        variables === undefined
          ? 'its variables'
          : plural(variables, { one: '# variable', other: '# variables' }),
        'all logs',
        'the URL',
      ]);
      return `This also deletes ${goes}. Databases at connected services are kept. Only the connection is removed.`;
    },
    action: 'Delete App',
    confirm: (app: string) =>
      `${app} stops responding immediately. This can’t be undone, and another app may get its URL.`,
    adminsOnly: (admins: readonly string[], others: number) =>
      `Only team admins can delete apps: ${list(withOthers(admins, others))}.`,
    done: (app: string) => `${app} deleted`,
  },
});
