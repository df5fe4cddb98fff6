import type { Translation } from '../messages.ts';

/** `footer` in Arabic. */
export const footer: Translation<'footer'> = {
  status: 'الحالة',
  documentation: 'الوثائق',
  terms: 'الشروط',
  privacyPolicy: 'سياسة الخصوصية',
};
