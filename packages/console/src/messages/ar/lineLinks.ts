import type { Translation } from '../messages.ts';
import { lines } from './lines.ts';

/** `lineLinks` in Arabic. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `رابط إلى ${lines(count)}`,
  copy: 'نسخ رابط الأسطر',
  copied: 'نُسخ الرابط',
  none: 'لم يُنسخ شيء: لا رابط يؤدي إلى هذا السطر',
};
