import type { screens } from '../screens/screens.ts';

/** A picture of a flow: a Screen, the name of the export of one of its stories, and what happens there. */
export type FlowStep = readonly [screen: keyof typeof screens, story: string, says: string];

/** A task of a user, and the screens on the way. */
export interface Flow {
  title: string;
  says: string;
  steps: readonly FlowStep[];
}

/** Every flow, in the order in which a person meets them. Each has a page, `Screens/Flows/…`. */
export const flows = {
  signUp: {
    title: 'Sign up',
    says: 'From nothing to a first page that says how to go on.',
    steps: [
      ['Sign Up', 'Ready', 'The rules of a password tick off as it is typed.'],
      ['Sign Up', 'SignsUp', 'A mail is on its way, and can be sent again.'],
      ['Verifying Email', 'Done', 'The link in the mail confirms the address.'],
      ['Log In', 'LogsIn', 'The first log-in.'],
      ['Home', 'Empty', 'Three commands lead to a first deployment.'],
    ],
  },
  recover: {
    title: 'Recover a password',
    says: 'Back in without the password, and without telling anybody who has an account.',
    steps: [
      ['Log In', 'Refused', 'The password is not the right one.'],
      ['Recover Password', 'Ready', 'An address is all it takes.'],
      ['Reset Password', 'Ready', 'The link leads to a new password.'],
      ['Reset Password', 'Resets', 'It is set.'],
      ['Reset Password', 'Lapsed', 'A link that came too late says so.'],
    ],
  },
  deploy: {
    title: 'Deploy',
    says: 'From a folder on one’s own machine to an address that answers.',
    steps: [
      ['Apps', 'Empty', 'A team without an app.'],
      ['Create New App', 'Creates', 'The name makes the address.'],
      ['New Deployment', 'Choosing', 'A folder, a .zip or a .tar.gz.'],
      ['New Deployment', 'Review', 'What is sent, and what stays here.'],
      ['New Deployment', 'Uploading', 'Packed, uploaded, and cancelled at any time.'],
      ['Deployment', 'Building', 'The build log follows live.'],
      ['Deployment', 'Ready', 'It serves.'],
      ['General', 'Ready', 'Where the app is, and how its deployments went.'],
    ],
  },
  fixBuild: {
    title: 'Fix a failed build',
    says: 'What went wrong, why, and the next try.',
    steps: [
      ['Deployments', 'Ready', 'One of the latest five failed.'],
      ['Deployment', 'BuildFailed', 'The step that failed, in plain words.'],
      [
        'Deployment',
        'ComparesWithTheLastGoodBuild',
        'The first line that differs from the last good build.',
      ],
      [
        'Environment Variables',
        'WaitingForADeployment',
        'What was changed applies to the next deployment.',
      ],
      ['Deployments', 'Redeploys', 'Once more, after a question.'],
      ['Deployment', 'Ready', 'It serves again.'],
    ],
  },
  setVariables: {
    title: 'Set variables from a file',
    says: 'A .env file, reviewed before anything is saved.',
    steps: [
      ['Environment Variables', 'Empty', 'An app without variables.'],
      ['Environment Variables', 'AsksForAFile', 'Pasted, dropped or chosen.'],
      ['Environment Variables', 'Reviewing', 'New, changed, same, wrong: a choice a row.'],
      [
        'Environment Variables',
        'WaitingForADeployment',
        'Saved in one call, and waiting for a deployment.',
      ],
    ],
  },
  readLogs: {
    title: 'Read the logs',
    says: 'From everything an app writes to the one line that matters.',
    steps: [
      ['Logs', 'Ready', 'Live, with a histogram by level.'],
      ['Logs', 'Filtered', 'By level, status, path, phrase or expression.'],
      ['Logs', 'BetweenTwoTimes', 'Between two times.'],
      ['Logs', 'NothingMatches', 'Nothing matches, and the way back.'],
    ],
  },
  invite: {
    title: 'Invite to a team',
    says: 'From a list of addresses to a member.',
    steps: [
      ['Team Settings', 'Owner', 'Who is in the team.'],
      ['Team Settings', 'InvitesMany', 'Many at once, with a result for each.'],
      ['Team Invitation', 'SignedOut', 'The link, before logging in.'],
      ['Team Invitation', 'Invited', 'Who invites, to which team, as what.'],
      ['Team Invitation', 'Joined', 'A member.'],
    ],
  },
  connectStorage: {
    title: 'Connect storage',
    says: 'From a provider’s consent to a variable the app reads.',
    steps: [
      ['Integrations', 'Ready', 'What a team can connect.'],
      ['Integration Callback', 'Working', 'Back from the provider.'],
      ['Integration', 'Ready', 'What the connection can see.'],
      ['Connect Storage', 'Beginning', 'Which integration.'],
      ['Connect Storage', 'Ready', 'Project, branch, database, and the variable.'],
      ['Storage', 'Ready', 'What the app uses.'],
    ],
  },
  device: {
    title: 'Log in a command line',
    says: 'A code compared by eye, before anything is let in.',
    steps: [
      ['Device Authorization', 'Question', 'Does it match the terminal?'],
      ['Device Authorization', 'Authorized', 'The command goes on by itself.'],
      ['Device Authorization', 'Denied', 'Or nothing was let in.'],
      ['Device Authorization', 'Expired', 'A code that waited too long.'],
    ],
  },
  leave: {
    title: 'Close an account',
    says: 'Apps, teams and the account end deliberately, and say what goes with them.',
    steps: [
      ['App Settings', 'DeletesTheApp', 'An app, by typing its name.'],
      ['Team Settings', 'TransfersOwnership', 'A team that others still need.'],
      ['Account Settings', 'TeamsInTheWay', 'Teams one owns alone come first.'],
      ['Account Settings', 'DeletesTheAccount', 'The account.'],
    ],
  },
} satisfies Readonly<Record<string, Flow>>;
