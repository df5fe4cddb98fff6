import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { list, plural } = createWording('ar');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names.map(isolate)
    : [
        ...names.map(isolate),
        plural(others, { one: 'شخص آخر', two: 'شخصان آخران', few: '# آخرون', other: '# آخرون' }),
      ];

/** `appSettings` in Arabic. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'تعذّر تحميل التطبيق',
  directory: {
    title: 'الدليل',
    text: 'مكان التطبيق داخل ما تنشره، ابتداءً من جذره.',
    label: 'دليل التطبيق',
    hint: 'اتركه فارغًا إذا كان التطبيق في الجذر.',
    save: 'حفظ',
    done: 'حُفظ الدليل. يسري في النشر التالي.',
  },
  danger: {
    title: 'منطقة الخطر',
    lead: (app) => `حذف ${isolate(app)} وكل ما فيه.`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined
          ? 'عمليات نشره'
          : plural(deployments, {
              zero: 'لا عمليات نشر',
              one: 'عملية نشر واحدة',
              two: 'عمليتا نشر',
              few: '# عمليات نشر',
              many: '# عملية نشر',
              other: '# عملية نشر',
            }),
        variables === undefined
          ? 'متغيراته'
          : plural(variables, {
              zero: 'لا متغيرات',
              one: 'متغير واحد',
              two: 'متغيران',
              few: '# متغيرات',
              many: '# متغيرًا',
              other: '# متغير',
            }),
        'سجلاتها',
        'عنوانه',
      ]);
      return `تُحذف معه: ${goes}. تبقى قواعد البيانات لدى الخدمة المرتبطة؛ ولا يُحذف إلا الربط.`;
    },
    action: 'حذف التطبيق',
    confirm: (app) =>
      `يتوقف ${isolate(app)} عن الاستجابة فورًا. لا يستطيع أحد استرجاعه، وقد يُعطى عنوانه لتطبيق آخر.`,
    adminsOnly: (admins, others) =>
      `لا يحذف التطبيق إلا مشرف في الفريق: ${list(withOthers(admins, others))}.`,
    done: (app) => `حُذف ${isolate(app)}`,
  },
};
