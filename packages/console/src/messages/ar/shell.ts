import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `shell` in Arabic. */
export const shell: Translation<'shell'> = {
  loading: 'جارٍ التحميل',
  landmarks: {
    skip: 'الانتقال إلى المحتوى',
    notice: 'تنبيه',
    sidebar: 'الشريط الجانبي',
    navigation: 'التنقل',
    openNavigation: 'فتح التنقل',
    collapse: 'طي الشريط الجانبي',
    expand: 'بسط الشريط الجانبي',
  },
  breadcrumbs: 'مسار التنقل',
  teamNavigation: 'الفريق',
  appNavigation: 'التطبيق',
  switchTeam: 'تبديل الفريق',
  teams: 'الفرق',
  roles: { personal: 'شخصي', owner: 'مالك', member: 'عضو' },
  help: 'المساعدة',
  feedback: 'ملاحظات',
  community: 'المجتمع',
  search: 'بحث',
  docs: 'الوثائق',
  theme: 'المظهر',
  themes: { dark: 'داكن', light: 'فاتح', system: 'النظام' },
  accountMenu: (name) => `${isolate(name)}، قائمة الحساب`,
  logOut: 'تسجيل الخروج',
};
