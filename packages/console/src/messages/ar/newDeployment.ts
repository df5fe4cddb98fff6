import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number, plural } = createWording('ar');

/** `newDeployment` in Arabic. */
export const newDeployment: Translation<'newDeployment'> = {
  action: 'نشر جديد',
  title: 'نشر جديد',
  source: 'المصدر',
  hint: 'أفلت مجلدًا أو ملف ‎.zip أو ‎.tar.gz',
  description:
    'من مجلد أو ملف ‎.zip لا تُرسل البيئات وذاكرات التخزين المؤقت وملفات ‎.env وما يذكره ‎.gitignore و‎.fastapicloudignore. أما ملف ‎.tar.gz فيُرسل كما هو.',
  reading: 'جارٍ النظر فيما هناك',
  review: 'ما سيُرسل',
  root: 'المجلد',
  archive: 'الأرشيف',
  files: 'الملفات',
  size: 'الحجم',
  largest: 'أكبر الملفات',
  contents: (files, size) =>
    `${plural(files, { zero: 'لا ملفات', one: 'ملف واحد', two: 'ملفان', few: '# ملفات', many: '# ملفًا', other: '# ملف' })}، ${size} قبل الضغط`,
  sentAsItIs: 'يُرسل كما هو: لا يُستثنى منه شيء.',
  leftOut: (count) => `لا يُرسل (${number(count)})`,
  leftOutMore: (count) => `و${number(count)} غيرها`,
  reasons: {
    rule: (pattern, file) => `${isolate(pattern)} في ${isolate(file)}`,
  },
  leftOutBy: {
    default: 'لا يحتاجها البناء',
    secrets: 'قد تحتوي على أسرار: أضفها كمتغيرات بيئة',
    rule: 'تتجاهلها قاعدة',
    symlink: 'روابط رمزية لا تُرسَل',
    unsafe: 'أسماء ومسارات غير آمنة',
    duplicate: 'حلّ محلها ملف لاحق بالاسم نفسه',
    unreadable: 'تعذّرت قراءتها',
    special: 'ليست ملفات عادية: أجهزة ومقابس وأنابيب',
    depth: 'داخل مجلدات كثيرة التداخل',
  },
  guessedNames: {
    title: 'بعض أسماء الملفات تخمين',
    text: (encoding) =>
      `لا يذكر الأرشيف ترميز أسماء ملفاته. قُرئت على أنها ${encoding}. تحقق منها قبل النشر:`,
  },
  missingDirectory: {
    title: (directory) => `لا يوجد فيه ${isolate(directory)}`,
    text: 'يُبنى التطبيق من هذا الدليل. اختر المجلد الذي يحتويه، أو غيّر الدليل في إعدادات التطبيق.',
    textOfRepository: (repository) =>
      `يُبنى التطبيق من هذا الدليل في ${isolate(repository)}. اختر جذر هذا المستودع، أو غيّر الدليل في إعدادات التطبيق.`,
  },
  noRequirements: {
    title: 'ليس فيه pyproject.toml ولا requirements.txt',
    text: 'لن يعرف البناء ما يُثبَّت. هل هذا المجلد الصحيح؟',
  },
  chooseOther: 'اختيار شيء آخر',
  deploy: 'نشر',
  steps: {
    label: 'خطوات النشر الجديد',
    pack: 'الضغط',
    create: 'إنشاء النشر',
    upload: 'الرفع',
    start: 'بدء البناء',
  },
  progress: {
    pack: 'جارٍ الضغط',
    create: 'جارٍ إنشاء النشر',
    upload: 'جارٍ الرفع',
    start: 'جارٍ بدء البناء',
  },
  amount: (done, total) => `${done} من ${total}`,
  failed: {
    pack: 'تعذّر ضغطه',
    create: 'تعذّر إنشاء النشر',
    upload: 'انقطع الرفع',
    start: 'تعذّر بدء البناء',
  },
  uploadRefused: 'رُفض الرفع',
  kept: 'ما أُنجز قبل ذلك محفوظ.',
  retry: {
    pack: 'الضغط من جديد',
    create: 'المحاولة مرة أخرى',
    upload: 'الرفع من جديد',
    start: 'المحاولة مرة أخرى',
  },
  keepOpen: 'أبقِ هذه الصفحة مفتوحة حتى يبدأ البناء.',
  problems: {
    empty: 'ليس فيه ما يُرسل.',
    notAnArchive: 'ليس هذا نوع الأرشيف الذي يقوله اسمه، أو أنه تالف.',
    encrypted: 'يحتاج الأرشيف إلى كلمة مرور. اختر واحدًا دونها.',
    unreadable: (path) => `لا يمكن قراءة ${isolate(path)}. ربما نُقل أو تغيّر منذ ذلك. اختره من جديد.`,
    ignoreFileTooLarge: (path) =>
      `${path} أكبر من أن يُطبَّق، وستُرسَل ملفات يجب تجاهلها. اجعله أصغر من 1 ميغابايت أو احذفه.`,
    size: (size) => `حجم الأرشيف ${size}.`,
    tooLarge: 'لا يقبل الخادم أرشيفًا بهذا الحجم.',
    limit: (limit) => `يقبل الخادم ${limit} كحد أقصى.`,
    makeSmaller: 'استبعد الملفات الكبيرة التي لا يحتاجها البناء، مثلًا باستخدام .fastapicloudignore.',
    refused: (status) => `رفضه الخادم (الحالة ${status}).`,
    answered: (status, said) => `أجاب الخادم بالحالة ${status}: «${said}»`,
    permanent: 'لن تفيد إعادة المحاولة. اختر شيئًا آخر، أو اعرض هذه الرسالة على مشغّلي المنصة.',
    unknown: 'تعذّرت قراءته. اختره من جديد.',
  },
};
