import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `passwordRules` in Arabic. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'قواعد كلمة المرور',
  longEnough: (length) => `${number(length)} أحرف على الأقل`,
  confirmed: 'متطابقة في المرتين',
  met: 'تحققت',
  unmet: 'لم تتحقق بعد',
};
