import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `newApp` in Arabic. */
export const newApp: Translation<'newApp'> = {
  name: 'الاسم',
  address: (slug) => `يبدأ عنوانه بـ ${isolate(slug)}`,
  addressHint: 'من 3 إلى 50 حرفًا. يُصاغ عنوانه منه ويبقى كما هو.',
  create: 'إنشاء التطبيق',
  done: (name) => `أُنشئ التطبيق ${isolate(name)}.`,
  taken: (team) => `لدى ${isolate(team)} تطبيق بهذا الاسم`,
};
