import type { screens } from '../screens/screens.ts';

/** A picture of a flow: a Screen, one of its stories, and what happens there. */
export interface FlowStep {
  screen: keyof typeof screens;
  /** The name of the story's export. */
  story: string;
  says: string;
}

/** What a person sets out to do, and the screens on the way. */
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
      {
        screen: 'Sign Up',
        story: 'Ready',
        says: 'The rules of a password tick off as it is typed.',
      },
      { screen: 'Sign Up', story: 'SignsUp', says: 'A mail is on its way, and can be sent again.' },
      {
        screen: 'Verifying Email',
        story: 'Done',
        says: 'The link in the mail confirms the address.',
      },
      { screen: 'Log In', story: 'LogsIn', says: 'The first log-in.' },
      { screen: 'Home', story: 'Empty', says: 'Three commands lead to a first deployment.' },
    ],
  },
  recover: {
    title: 'Recover a password',
    says: 'Back in without the password, and without telling anybody who has an account.',
    steps: [
      { screen: 'Log In', story: 'Refused', says: 'The password is not the right one.' },
      { screen: 'Recover Password', story: 'Ready', says: 'An address is all it takes.' },
      { screen: 'Reset Password', story: 'Ready', says: 'The link leads to a new password.' },
      { screen: 'Reset Password', story: 'Resets', says: 'It is set.' },
      { screen: 'Reset Password', story: 'Lapsed', says: 'A link that came too late says so.' },
    ],
  },
  deploy: {
    title: 'Deploy',
    says: 'From a folder on one’s own machine to an address that answers.',
    steps: [
      { screen: 'Apps', story: 'Empty', says: 'A team without an app.' },
      { screen: 'Create New App', story: 'Creates', says: 'The name makes the address.' },
      { screen: 'New Deployment', story: 'Choosing', says: 'A folder, a .zip or a .tar.gz.' },
      { screen: 'New Deployment', story: 'Review', says: 'What is sent, and what stays here.' },
      {
        screen: 'New Deployment',
        story: 'Uploading',
        says: 'Packed, uploaded, and cancelled at any time.',
      },
      { screen: 'Deployment', story: 'Building', says: 'The build log follows live.' },
      { screen: 'Deployment', story: 'Ready', says: 'It serves.' },
      {
        screen: 'General',
        story: 'Ready',
        says: 'Where the app is, and how its deployments went.',
      },
    ],
  },
  fixBuild: {
    title: 'Fix a failed build',
    says: 'What went wrong, why, and the next try.',
    steps: [
      { screen: 'Deployments', story: 'Ready', says: 'One of the latest five failed.' },
      { screen: 'Deployment', story: 'BuildFailed', says: 'The step that failed, in plain words.' },
      {
        screen: 'Deployment',
        story: 'ComparesWithTheLastGoodBuild',
        says: 'The first line that differs from the last good build.',
      },
      {
        screen: 'Environment Variables',
        story: 'WaitingForADeployment',
        says: 'What was changed applies to the next deployment.',
      },
      { screen: 'Deployments', story: 'Redeploys', says: 'Once more, after a question.' },
      { screen: 'Deployment', story: 'Ready', says: 'It serves again.' },
    ],
  },
  setVariables: {
    title: 'Set variables from a file',
    says: 'A .env file, reviewed before anything is saved.',
    steps: [
      { screen: 'Environment Variables', story: 'Empty', says: 'An app without variables.' },
      {
        screen: 'Environment Variables',
        story: 'AsksForAFile',
        says: 'Pasted, dropped or chosen.',
      },
      {
        screen: 'Environment Variables',
        story: 'Reviewing',
        says: 'New, changed, same, wrong: a choice a row.',
      },
      {
        screen: 'Environment Variables',
        story: 'WaitingForADeployment',
        says: 'Saved in one call, and waiting for a deployment.',
      },
    ],
  },
  readLogs: {
    title: 'Read the logs',
    says: 'From everything an app writes to the one line that matters.',
    steps: [
      { screen: 'Logs', story: 'Ready', says: 'Live, with a histogram by level.' },
      { screen: 'Logs', story: 'Filtered', says: 'By level, status, path, phrase or expression.' },
      { screen: 'Logs', story: 'BetweenTwoTimes', says: 'Between two times.' },
      { screen: 'Logs', story: 'NothingMatches', says: 'Nothing matches, and the way back.' },
    ],
  },
  invite: {
    title: 'Invite to a team',
    says: 'From a list of addresses to a member.',
    steps: [
      { screen: 'Team Settings', story: 'Owner', says: 'Who is in the team.' },
      {
        screen: 'Team Settings',
        story: 'InvitesMany',
        says: 'Many at once, with a result for each.',
      },
      { screen: 'Team Invitation', story: 'SignedOut', says: 'The link, before logging in.' },
      { screen: 'Team Invitation', story: 'Invited', says: 'Who invites, to which team, as what.' },
      { screen: 'Team Invitation', story: 'Joined', says: 'A member.' },
    ],
  },
  connectStorage: {
    title: 'Connect storage',
    says: 'From a provider’s consent to a variable the app reads.',
    steps: [
      { screen: 'Integrations', story: 'Ready', says: 'What a team can connect.' },
      { screen: 'Integration Callback', story: 'Working', says: 'Back from the provider.' },
      { screen: 'Integration', story: 'Ready', says: 'What the connection can see.' },
      { screen: 'Connect Storage', story: 'Beginning', says: 'Which integration.' },
      {
        screen: 'Connect Storage',
        story: 'Ready',
        says: 'Project, branch, database, and the variable.',
      },
      { screen: 'Storage', story: 'Ready', says: 'What the app uses.' },
    ],
  },
  device: {
    title: 'Log in a command line',
    says: 'A code compared by eye, before anything is let in.',
    steps: [
      { screen: 'Device Authorization', story: 'Question', says: 'Does it match the terminal?' },
      {
        screen: 'Device Authorization',
        story: 'Authorized',
        says: 'The command goes on by itself.',
      },
      { screen: 'Device Authorization', story: 'Denied', says: 'Or nothing was let in.' },
      { screen: 'Device Authorization', story: 'Expired', says: 'A code that waited too long.' },
    ],
  },
  leave: {
    title: 'Close an account',
    says: 'Apps, teams and the account end deliberately, and say what goes with them.',
    steps: [
      { screen: 'App Settings', story: 'DeletesTheApp', says: 'An app, by typing its name.' },
      {
        screen: 'Team Settings',
        story: 'TransfersOwnership',
        says: 'A team that others still need.',
      },
      {
        screen: 'Account Settings',
        story: 'TeamsInTheWay',
        says: 'Teams one owns alone come first.',
      },
      { screen: 'Account Settings', story: 'DeletesTheAccount', says: 'The account.' },
    ],
  },
} satisfies Readonly<Record<string, Flow>>;
