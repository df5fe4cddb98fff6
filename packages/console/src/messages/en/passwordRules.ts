import { catalogue } from './catalogue.ts';

/** What a new password must be. */
export const passwordRulesMessages = catalogue('passwordRules', {
  label: 'Rules of the password',
  longEnough: (length: number) => `At least ${length} characters`,
  confirmed: 'The same both times',
  met: 'met',
  unmet: 'not met yet',
});
