import { catalogue } from './catalogue.ts';

/** The texts under every screen. */
export const footerMessages = catalogue('footer', {
  status: 'Status',
  documentation: 'Documentation',
  terms: 'Terms',
  privacyPolicy: 'Privacy Policy',
});
