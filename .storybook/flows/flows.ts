/** A step of a flow: a Screen, the export of one of its stories, and its caption. */
export type FlowStep = readonly [screen: string, story: string, description: string];

/** A task of a user, and the screens on the way. */
export interface Flow {
  title: string;
  description: string;
  steps: readonly FlowStep[];
}

/** Every flow, in the order in which users meet them. Each has a page, `Screens/Flows/…`. */
export const flows = {
  signUp: {
    title: 'Sign up',
    description: 'From a new visitor to a first page with next steps.',
    steps: [
      ['Sign Up', 'Ready', 'The password rules are checked while typing.'],
      ['Sign Up', 'SignsUp', 'An email was sent, and can be sent again.'],
      ['Verifying Email', 'Done', 'The link in the email confirms the address.'],
      ['Log In', 'Ready', 'The first login.'],
      ['Home', 'Empty', 'Three commands for the first deployment.'],
    ],
  },
  recover: {
    title: 'Recover a password',
    description: 'Regain access without revealing which accounts exist.',
    steps: [
      ['Log In', 'Rejected', 'The password is wrong.'],
      ['Recover Password', 'Ready', 'Only the address is needed.'],
      ['Reset Password', 'Ready', 'The link opens the form for a new password.'],
      ['Reset Password', 'Resets', 'The password is set.'],
      ['Reset Password', 'Lapsed', 'An expired link explains itself.'],
    ],
  },
  deploy: {
    title: 'Deploy',
    description: 'From a local folder to a running app.',
    steps: [
      ['Apps', 'Empty', 'A team without apps.'],
      ['Create New App', 'Creates', 'The name determines the URL.'],
      ['New Deployment', 'Choosing', 'A folder, a .zip or a .tar.gz.'],
      ['New Deployment', 'Review', 'Files to send, and files left out.'],
      ['New Deployment', 'Uploading', 'Packing and uploading can be cancelled at any time.'],
      ['Deployment', 'Building', 'The build log is live.'],
      ['Deployment', 'Ready', 'The app is running.'],
      ['General', 'Ready', 'The app’s URL and its recent deployments.'],
    ],
  },
  fixBuild: {
    title: 'Fix a failed build',
    description: 'Find the reason and deploy again.',
    steps: [
      ['Deployments', 'Ready', 'One of the latest five failed.'],
      ['Deployment', 'BuildFailed', 'The failed step, with an explanation.'],
      [
        'Deployment',
        'ComparesWithTheLastGoodBuild',
        'The first line that differs from the last good build.',
      ],
      ['Environment Variables', 'WaitingForADeployment', 'Changes apply to the next deployment.'],
      ['Deployments', 'Redeploys', 'Redeploy, after a confirmation.'],
      ['Deployment', 'Ready', 'The app is running again.'],
    ],
  },
  setVariables: {
    title: 'Set variables from a file',
    description: 'A .env file, reviewed before anything is saved.',
    steps: [
      ['Environment Variables', 'Empty', 'An app without variables.'],
      ['Environment Variables', 'AsksForAFile', 'Pasted, dropped or chosen.'],
      [
        'Environment Variables',
        'ReviewsWhatIsPasted',
        'New, changed, same or invalid, with a choice per row.',
      ],
      ['Environment Variables', 'WaitingForADeployment', 'Saved, and waiting for a deployment.'],
    ],
  },
  readLogs: {
    title: 'Read the logs',
    description: 'Find the one line that matters.',
    steps: [
      ['Logs', 'Ready', 'Live, with a histogram by level.'],
      ['Logs', 'Filtered', 'Filtered by level, status, path, phrase or expression.'],
      ['Logs', 'BetweenTwoTimes', 'A fixed time range.'],
      ['Logs', 'NothingMatches', 'Nothing matches, with a way to clear the filter.'],
    ],
  },
  invite: {
    title: 'Invite to a team',
    description: 'From a list of addresses to a member.',
    steps: [
      ['Team Settings', 'Owner', 'The members of the team.'],
      ['Team Settings', 'InvitesMany', 'Many at once, with a result for each.'],
      ['Team Invitation', 'SignedOut', 'The link, before login.'],
      ['Team Invitation', 'Invited', 'The inviter, the team and the role.'],
      ['Team Invitation', 'Joined', 'The user is a member.'],
    ],
  },
  connectStorage: {
    title: 'Connect storage',
    description: 'From a provider’s consent to a variable for the app.',
    steps: [
      ['Integrations', 'Ready', 'Providers that a team can connect.'],
      ['Integration Callback', 'Working', 'Back from the provider.'],
      ['Integration', 'Ready', 'Resources of the connection.'],
      ['Connect Storage', 'Beginning', 'Choose an integration.'],
      ['Connect Storage', 'Ready', 'Choose project, branch, database and variable.'],
      ['Storage', 'Ready', 'Resources that the app uses.'],
    ],
  },
  device: {
    title: 'Log in from a command line',
    description: 'Compare a code before a device gets access.',
    steps: [
      ['Device Authorization', 'Question', 'Does it match the terminal?'],
      ['Device Authorization', 'Authorized', 'The command continues by itself.'],
      ['Device Authorization', 'Denied', 'The device gets no access.'],
      ['Device Authorization', 'Expired', 'An expired code.'],
    ],
  },
  leave: {
    title: 'Close an account',
    description: 'Delete apps, teams and the account, with their consequences shown first.',
    steps: [
      ['App Settings', 'DeletesTheApp', 'Delete an app by typing its name.'],
      ['Team Settings', 'Owner', 'Transfer a team that others still need.'],
      ['Account Settings', 'OwnsSharedTeams', 'Transfer or delete your own teams first.'],
      ['Account Settings', 'DeletesTheAccount', 'Delete the account.'],
    ],
  },
} satisfies Readonly<Record<string, Flow>>;
