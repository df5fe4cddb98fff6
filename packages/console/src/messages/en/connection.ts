import { catalogue } from './catalogue.ts';

/** The texts of the notice that the platform cannot be reached. */
export const connectionMessages = catalogue('connection', {
  /** Some data is missing, and the page does not say so itself. */
  incomplete: "Couldn't load everything on this page",
  offline: 'You are offline',
  offlineText: 'What you see may be out of date. It goes on by itself once you are connected.',
  silent: 'The platform does not answer',
  trying: 'Trying again…',
  nextTry: (seconds: number) => `Next try in ${seconds} s. What you typed is kept.`,
  tryNow: 'Try Now',
});
