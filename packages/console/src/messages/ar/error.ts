import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `error` in Arabic. */
export const error: Translation<'error'> = {
  heading: 'عذرًا!',
  text: (path) => `حدث خطأ ما في ${isolate(path)}.`,
  tryAgain: 'المحاولة مرة أخرى',
  goHome: 'الذهاب إلى الرئيسية',
  showError: 'عرض الخطأ',
  hideError: 'إخفاء الخطأ',
};
