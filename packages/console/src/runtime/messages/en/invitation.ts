import { catalogue } from './catalogue.ts';

/** The texts of Team Invitation. */
export const invitationMessages = catalogue('invitation', {
  heading: 'Team Invitation',
  working: 'Checking the invitation',
  /** Inviter and team. */
  invites: (inviter: string | undefined, team: string) =>
    inviter === undefined ? `You’re invited to ${team}` : `${inviter} invited you to ${team}`,
  role: 'Your role',
  roles: { admin: 'Admin', member: 'Member' },
  sentTo: 'Sent to',
  expires: 'Expires',
  accept: 'Accept Invitation',
  decline: 'Decline',
  signedOut:
    'Log in to accept. New here? Sign up with this email, confirm it, then open the invitation link again.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  otherAccountTitle: 'This invitation is for another email',
  /** The account that is signed in. */
  otherAccount: (email: string) =>
    `You’re logged in as ${email}. To accept, switch to the account with the invited email.`,
  switchAccount: 'Switch Account',
  goToTeam: 'Go to the Team',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
  failed: 'Couldn’t check the invitation',
  outcomes: {
    joined: {
      title: 'You joined the team',
      text: (team: string) => `You’re now a member of ${team}.`,
    },
    declined: {
      title: 'Invitation declined',
      text: 'You didn’t join the team. You can be invited again.',
    },
    accepted: {
      title: 'This invitation has already been accepted',
      text: 'If you accepted it, find the team under All Teams.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'Invitations are valid for 7 days. Ask a team admin for a new one.',
    },
    revoked: {
      title: 'This invitation was revoked',
      text: 'If this looks like a mistake, ask a team admin.',
    },
    unknown: {
      title: 'Invitation not found',
      text: 'Open the full link from the email. If that doesn’t help, ask for a new invitation.',
    },
  },
});
