import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `notFound` in Arabic. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: 'عذرًا!',
  text: (path) => `لم يُعثر على الصفحة التي تبحث عنها في ${isolate(path)}.`,
  goBack: 'رجوع',
  goHome: 'الذهاب إلى الرئيسية',
};
