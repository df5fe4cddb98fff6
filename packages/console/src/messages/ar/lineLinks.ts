import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('ar');

/** `lineLinks` in Arabic. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) =>
    `رابط إلى ${plural(count, {
      zero: 'لا أسطر',
      one: 'سطر واحد',
      two: 'سطران',
      few: '# أسطر',
      many: '# سطرًا',
      other: '# سطر',
    })}`,
  copy: 'نسخ رابط الأسطر',
  copied: 'نُسخ الرابط',
  none: 'لم يُنسخ شيء: لا رابط يؤدي إلى هذا السطر',
};
