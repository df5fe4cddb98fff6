import { catalogue } from './catalogue.ts';

/** The texts of Account Settings. */
export const accountSettingsMessages = catalogue('accountSettings', {
  errorTitle: 'Couldn’t load your account',
  save: 'Save',
  profile: {
    title: 'Profile',
    text: 'Your name and the email you log in with.',
    fullName: 'Full name',
    email: 'Email',
    hint: 'A new email takes effect after you open the link we send to it.',
    saved: 'Profile saved',
    /** For an email change that is not confirmed yet. */
    pendingTitle: 'Confirm your new address',
    pending: (next: string, current: string) =>
      `We sent a link to ${next}. Until you open it, your email stays ${current}.`,
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
    none: 'You log in with a connected account and have no password. To set one, send yourself a link, log out, then open the link.',
    sendLink: 'Send Link',
    linkSent: (email: string) =>
      `We sent a link to ${email}. Log out, then open it to set a password.`,
  },
  connections: {
    title: 'Connected Accounts',
    text: 'Other accounts you can log in with.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'Coming Soon',
    notConnected: 'Not connected',
    connectedAs: (name: string) => `Connected as ${name}`,
    connect: 'Connect',
    connectTo: (provider: string) => `Connect ${provider}`,
    disconnect: 'Disconnect',
    disconnectFrom: (provider: string) => `Disconnect ${provider}`,
    onlyWayIn: 'This is your only way to log in. Set a password first.',
    disconnectText: (provider: string) =>
      `You’ll no longer be able to log in with ${provider}. Your password still works, and you can reconnect at any time.`,
    disconnected: (provider: string) => `${provider} disconnected`,
  },
  danger: {
    title: 'Danger Zone',
    text: 'Permanently delete your data and everything associated with your account.',
    action: 'Delete Account',
    blocked: 'You own teams with other members. Transfer or delete these teams first:',
    confirm: 'Your account is deleted immediately. This can’t be undone.',
    /** For teams that are deleted with the account. */
    teams: 'These teams have no other members and are deleted too, with all their apps:',
    done: 'Account deleted',
  },
});
