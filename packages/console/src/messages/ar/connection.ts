import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `connection` in Arabic. */
export const connection: Translation<'connection'> = {
  incomplete: 'تعذّر تحميل كل محتوى هذه الصفحة',
  offline: 'أنت غير متصل',
  offlineText: 'قد لا يكون ما تراه محدَّثًا. يستمر تلقائيًا فور اتصالك.',
  silent: 'المنصة لا تستجيب',
  trying: 'جارٍ إعادة المحاولة…',
  nextTry: (seconds) => `المحاولة التالية بعد ${number(seconds)} ث. ما كتبته محفوظ.`,
  tryNow: 'المحاولة الآن',
};
