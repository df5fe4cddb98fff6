import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `passwordRules` in Japanese. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'パスワードの条件',
  longEnough: (length) => `${number(length)} 文字以上`,
  confirmed: '2 回とも同じ',
  met: '達成',
  unmet: '未達成',
};
