import { catalogue } from './catalogue.ts';

/** The texts of Callback, the return address of a login elsewhere. */
export const callbackMessages = catalogue('callback', {
  heading: { login: 'Logging In', link: 'Connecting Your Account' },
  working: { login: 'Logging you in', link: 'Connecting your account' },
  failed: { login: 'You are not logged in', link: 'Nothing was connected' },
  back: { login: 'Back to log in', link: 'Back to account settings' },
});
