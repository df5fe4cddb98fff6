import { catalogue } from './catalogue.ts';

/** Rules for a new password. */
export const passwordRulesMessages = catalogue('passwordRules', {
  label: 'Password requirements',
  longEnough: (length: number) => `At least ${length} characters`,
  confirmed: 'Both passwords match',
  met: 'met',
  unmet: 'not met yet',
});
