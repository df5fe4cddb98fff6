import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('en');

/** The texts of Home. */
export const homeMessages = catalogue('home', {
  apps: 'Apps',
  allApps: (count: number | undefined) =>
    count === undefined ? 'All apps' : plural(count, { one: '# app', other: 'All # apps' }),
  activity: 'All activity',
  deployments: 'Deployments',
  columns: { app: 'App', id: 'ID', status: 'Status', created: 'Created' },
  appsError: 'Couldn’t load apps',
  /** Errors that apps logged. */
  health: {
    title: 'Errors in the last hour',
    notRead: 'Not read',
    noLines: 'No lines in the last hour',
    none: (lines: number) => plural(lines, { one: 'None in # line', other: 'None in # lines' }),
    noneFrom: (lines: number, time: string) =>
      `${plural(lines, { one: 'None in # line', other: 'None in # lines' })}, from ${time}`,
    errors: (count: number, time: string) =>
      plural(count, { one: `# error at ${time}`, other: `# errors since ${time}` }),
    /** Errors in the newest lines: the first one may be older. */
    errorsFrom: (count: number, time: string) =>
      `${plural(count, { one: '# error', other: '# errors' })}, from ${time}`,
    mark: (count: number) => plural(count, { one: '# error', other: '# errors' }),
    /** There may be more in lines that were not read. */
    markAtLeast: (count: number) => plural(count, { one: '#+ error', other: '#+ errors' }),
    inTheLastHour: 'in the last hour',
    /** Describes the chart. */
    chart: (most: number) =>
      plural(most, { one: 'At most # error in 5 minutes', other: 'At most # errors in 5 minutes' }),
    note: 'Errors are counted in the newest 1,000 lines of pinned and recent apps.',
    /** Same, with the time of the last read. */
    noteAt: (time: string) =>
      `Errors are counted in the newest 1,000 lines of pinned and recent apps, read at ${time}.`,
    /** Some counts are older than the others, or missing. */
    failed: 'The last read failed, so counts may be missing or out of date.',
    readAgain: 'Read Again',
  },
  invitations: {
    title: 'Invitations',
    more: (count: number) => `${number(count)} more`,
    /** Inviter and team. */
    text: (inviter: string | undefined, team: string) =>
      inviter === undefined ? `You’re invited to ${team}` : `${inviter} invited you to ${team}`,
    /** The token is only in the email. */
    hint: (email: string) => `To accept, open the link in the email sent to ${email}.`,
    expires: 'Expires',
    errorTitle: 'Couldn’t load your invitations',
    decline: 'Decline',
    declineFor: (team: string) => `Decline the invitation to ${team}`,
    declineTitle: 'Decline Invitation',
    declineText: (team: string) =>
      `You won’t join ${team}, and the link in the email stops working. You can be invited again.`,
    declined: 'Invitation declined',
  },
});
