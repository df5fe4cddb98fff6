import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('ar');

/** `apps` in Arabic. */
export const apps: Translation<'apps'> = {
  search: 'البحث في التطبيقات',
  searchPlaceholder: 'الاسم أو المعرّف أو الرابط',
  columns: {
    app: 'التطبيق',
    url: 'الرابط',
    region: 'المنطقة',
    latestDeployment: 'آخر نشر',
    created: 'تاريخ الإنشاء',
  },
  noUrl: 'يحدّده أول نشر',
  noRegion: 'غير معروفة',
  noDeployments: 'لا عمليات نشر',
  showAs: { rows: 'العرض كصفوف', cards: 'العرض كبطاقات' },
  noMatch: (search) => `لا تطبيق يطابق «${isolate(search)}»`,
  noMatchHint: 'يشمل البحث الأسماء والمعرّفات والروابط.',
  unsearched: (count) =>
    plural(count, {
      one: 'لم يُبحث في تطبيق واحد: لا تعطي المنصة إلا عددًا محدودًا في كل مرة.',
      two: 'لم يُبحث في تطبيقين: لا تعطي المنصة إلا عددًا محدودًا في كل مرة.',
      few: 'لم يُبحث في # تطبيقات: لا تعطي المنصة إلا عددًا محدودًا في كل مرة.',
      many: 'لم يُبحث في # تطبيقًا: لا تعطي المنصة إلا عددًا محدودًا في كل مرة.',
      other: 'لم يُبحث في # تطبيق: لا تعطي المنصة إلا عددًا محدودًا في كل مرة.',
    }),
  errorTitle: 'تعذّر تحميل التطبيقات',
  pages: 'صفحات التطبيقات',
  empty: {
    title: 'انشر أول تطبيق لك',
    text: 'نفّذ ثلاثة أوامر في مجلد مشروع FastAPI. يُنشأ التطبيق ويُبنى ويُقدَّم على عنوانه الخاص؛ وتعرضه هذه الصفحة فور إنشائه.',
    install: 'التثبيت',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'تسجيل الدخول من الطرفية',
    logInCommand: 'fastapi login',
    deploy: 'النشر',
    deployCommand: 'fastapi deploy',
    waiting: 'في انتظار أول تطبيق',
  },
};
