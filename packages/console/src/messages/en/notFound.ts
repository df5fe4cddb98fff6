import { catalogue } from './catalogue.ts';

/** The texts of the screen for an address that leads nowhere. */
export const notFoundMessages = catalogue('notFound', {
  code: '404',
  heading: 'Oops!',
  text: (path: string) => `The page you are looking for at ${path} was not found.`,
  goBack: 'Go Back',
  goHome: 'Go Home',
});
