import { catalogue } from './catalogue.ts';

/** The texts of Callback, the return address of a social login. */
export const callbackMessages = catalogue('callback', {
  heading: { login: 'Logging In', link: 'Connecting Your Account' },
  working: { login: 'Logging you in', link: 'Connecting your account' },
  failed: { login: 'Couldn’t log you in', link: 'Couldn’t connect your account' },
  back: { login: 'Back to log in', link: 'Back to account settings' },
});
