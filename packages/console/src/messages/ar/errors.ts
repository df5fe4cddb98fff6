import type { Translation } from '../messages.ts';

/** `errors` in Arabic. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'الفريق غير موجود',
  appNotFound: 'التطبيق غير موجود',
  itemNotFound: 'لا يوجد شيء في هذا العنوان.',
  unknown: 'خطأ غير معروف',
  codeVerifierNotFound: 'رمز التحقق غير موجود في تخزين الجلسة',
  linkCodeNotFound: 'رمز الربط غير موجود في الرابط',
  codeNotFound: 'الرمز غير موجود في الرابط',
  exchangeFailed: 'فشل استبدال الرمز المميز',
  linkFailed: 'فشل إتمام الربط',
};
