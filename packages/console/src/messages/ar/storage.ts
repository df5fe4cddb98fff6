import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `storage` in Arabic. */
export const storage: Translation<'storage'> = {
  description:
    'قواعد البيانات والذاكرات المؤقتة وخدمات التخزين التي يستخدمها هذا التطبيق، والمتغيرات التي تضبطها.',
  columns: { name: 'الاسم', service: 'الخدمة', variables: 'تضبط', connected: 'تاريخ الربط' },
  connect: 'ربط تخزين',
  errorTitle: 'تعذّر تحميل الخدمات المرتبطة',
  noVariables: 'لا متغير',
  empty: {
    title: 'لا شيء مرتبط بعد',
    text: 'اربط قاعدة بيانات أو ذاكرة مؤقتة، فيصل عنوانها إلى التطبيق متغير بيئة سريًا.',
  },
  openAt: (name, service) => `${isolate(service)}: فتح ${isolate(name)} هناك`,
  disconnect: {
    action: 'فصل',
    actionFor: (name) => `فصل ${isolate(name)}`,
    title: (name) => `فصل ${isolate(name)}؟`,
    variables: (names) =>
      `يُزال ${isolate(names)} من متغيرات بيئة التطبيق. يحتفظ به النشر المباشر حتى النشر التالي.`,
    noVariables: 'تبقى متغيرات بيئة التطبيق كما هي.',
    data: (service) => `ما هو مخزّن لدى ${isolate(service)} يبقى هناك.`,
    done: (name) => `فُصل ${isolate(name)}`,
  },
  wizard: {
    title: 'ربط تخزين',
    description: (app) => `اختر ما يستخدمه ${isolate(app)}.`,
    steps: {
      integration: {
        label: 'التكامل',
        search: 'البحث في التكاملات',
        errorTitle: 'تعذّر تحميل التكاملات',
        none: 'لا تكامل كهذا',
        gone: 'لم يعد هذا التكامل موجودًا. اختر غيره.',
        empty: 'لم يربط هذا الفريق خدمة بعد.',
      },
      project: {
        label: 'المشروع',
        search: 'البحث في المشاريع',
        errorTitle: 'تعذّر تحميل المشاريع من Neon',
        none: 'لا مشروع كهذا',
        gone: 'لم يعد هذا المشروع موجودًا. اختر غيره.',
        empty: 'لا يرى التكامل أي مشروع. أنشئ واحدًا لدى Neon.',
      },
      branch: {
        label: 'الفرع',
        search: 'البحث في الفروع',
        errorTitle: 'تعذّر تحميل الفروع من Neon',
        none: 'لا فرع كهذا',
        gone: 'لم يعد هذا الفرع موجودًا. اختر غيره.',
        empty: 'ليس للمشروع فرع.',
      },
      subscription: {
        label: 'الاشتراك',
        search: 'البحث في الاشتراكات',
        errorTitle: 'تعذّر تحميل الاشتراكات من Redis Cloud',
        none: 'لا اشتراك كهذا',
        gone: 'لم يعد هذا الاشتراك موجودًا. اختر غيره.',
        empty: 'لا يرى التكامل أي اشتراك. أنشئ واحدًا لدى Redis Cloud.',
      },
      database: {
        label: 'قاعدة البيانات',
        search: 'البحث في قواعد البيانات',
        errorTitle: 'تعذّر تحميل قواعد البيانات',
        none: 'لا قاعدة بيانات كهذه',
        gone: 'لم تعد قاعدة البيانات هذه موجودة. اختر غيرها.',
        empty: 'ليس فيه قاعدة بيانات. أنشئ واحدة هناك ثم حاول مرة أخرى.',
      },
    },
    loading: 'جارٍ التحميل',
    notConnected: 'غير مرتبط بهذا الفريق',
    comingSoon: 'قريبًا',
    notReady: (status) => `غير جاهز: ${isolate(status)}`,
    isDefault: 'الفرع الافتراضي',
    integrations: 'الذهاب إلى التكاملات',
    variable: 'متغير البيئة',
    variableHint: 'سيحمل العنوان سرًا لا يزيله إلا الفصل.',
    clash: (app, name) =>
      `لدى ${isolate(app)} المتغير ${isolate(name)}. اختر اسمًا آخر، أو أزل ذلك المتغير أولًا.`,
    invalidName: 'حروف لاتينية وأرقام و_ فقط، ولا يبدأ برقم',
    redeploy: 'إعادة النشر الآن',
    redeployHint: 'وإلا حصل عليه التطبيق من النشر التالي.',
    submit: 'ربط',
    done: (name, variable) => `رُبط ${isolate(name)}. ضبط ${isolate(variable)}.`,
  },
};
