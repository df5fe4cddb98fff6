import { catalogue } from './catalogue.ts';

/** The texts of the screen for an address that leads nowhere. */
export const notFoundMessages = catalogue('notFound', {
  code: '404',
  heading: 'Oops!',
  /** Around the path: "The page you are looking for at /a/b was not found." */
  before: 'The page you are looking for at',
  after: 'was not found.',
  goBack: 'Go Back',
  goHome: 'Go Home',
});
