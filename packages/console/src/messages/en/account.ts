import { catalogue } from './catalogue.ts';

/** The texts of Account Settings. */
export const accountSettingsMessages = catalogue('accountSettings', {
  errorTitle: 'Your account could not be loaded',
  save: 'Save',
  profile: {
    title: 'Profile',
    text: 'Your name and the address you log in with.',
    fullName: 'Full name',
    email: 'Email',
    hint: 'A new address holds once you open the link we send to it.',
    saved: 'Profile saved',
    /** A change of address that waits to be confirmed. */
    pendingTitle: 'Confirm your new address',
    pending: (next: string, current: string) =>
      `We sent a link to ${next}. Until you open it, your address stays ${current}.`,
    resend: 'Resend',
    resendIn: (seconds: number) => `Resend in ${seconds} s`,
  },
  security: {
    title: 'Security',
    text: 'The password you log in with.',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm password',
    currentRequired: 'Current password is required',
    saved: 'Password updated successfully',
    none: 'You log in with an account elsewhere and have no password here. To set one, have a link sent to you, log out, and open the link.',
    sendLink: 'Send a Link',
    linkSent: (email: string) =>
      `A link to set a password is on its way to ${email}. Log out, then open it.`,
  },
  connections: {
    title: 'Connected Accounts',
    text: 'Accounts elsewhere that log you in.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'Coming Soon',
    notConnected: 'Not connected',
    connectedAs: (name: string) => `Connected as ${name}`,
    connect: 'Connect',
    connectTo: (provider: string) => `Connect ${provider}`,
    disconnect: 'Disconnect',
    disconnectFrom: (provider: string) => `Disconnect ${provider}`,
    onlyWayIn: 'This is your only way in. Set a password first.',
    disconnectText: (provider: string) =>
      `You can no longer log in with ${provider}. Your password still works, and you can connect it again.`,
    disconnected: (provider: string) => `${provider} is disconnected`,
  },
  danger: {
    title: 'Danger Zone',
    text: 'Permanently delete your data and everything associated with your account.',
    action: 'Delete Account',
    blocked: 'Others are in teams that you own. Transfer or delete these teams first:',
    confirm: 'Your account is deleted at once and cannot be brought back.',
    /** Teams that go with the account. */
    teams: 'These teams have no other member and go with it, with all their apps:',
    done: 'Your account is deleted',
  },
});
