import { catalogue } from './catalogue.ts';

/** The texts of Team Invitation. */
export const invitationMessages = catalogue('invitation', {
  heading: 'Team Invitation',
  working: 'Looking up the invitation',
  /** Who invites, and to which team. */
  invites: (inviter: string | undefined, team: string) =>
    inviter === undefined ? `You are invited to ${team}` : `${inviter} invites you to ${team}`,
  role: 'Your role',
  roles: { admin: 'Admin', member: 'Member' },
  sentTo: 'Sent to',
  expires: 'Expires',
  accept: 'Accept Invitation',
  decline: 'Decline',
  signedOut:
    'Log in, and you come back here. Or sign up with this address, and open the link of this invitation again once it is confirmed.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  otherAccountTitle: 'This invitation is for another address',
  /** The account that is signed in. */
  otherAccount: (email: string) =>
    `You are logged in as ${email}. Switch to the account with the invited address to accept it.`,
  switchAccount: 'Switch Account',
  goToTeam: 'Go to the Team',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
  failed: 'The invitation could not be looked up',
  outcomes: {
    joined: { title: 'You are in', text: (team: string) => `You are a member of ${team} now.` },
    declined: {
      title: 'Invitation declined',
      text: 'You did not join. Whoever invited you can invite you again.',
    },
    accepted: {
      title: 'This invitation was already accepted',
      text: 'If it was you, the team is in your list of teams.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'Invitations work for 7 days. Ask whoever invited you for a new one.',
    },
    revoked: {
      title: 'This invitation was withdrawn',
      text: 'Ask whoever invited you if that was a mistake.',
    },
    unknown: {
      title: 'This invitation is not known',
      text: 'Open the whole link from the mail. If that is what you did, ask for a new invitation.',
    },
  },
});
