import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('ar');

/** `allTeams` in Arabic. */
export const allTeams: Translation<'allTeams'> = {
  search: 'البحث في الفرق',
  searchPlaceholder: 'الاسم أو المعرّف',
  columns: { team: 'الفريق', role: 'الدور' },
  newTeam: 'فريق جديد',
  errorTitle: 'تعذّر تحميل الفرق',
  noMatch: (search) => `لا فريق يطابق «${isolate(search)}»`,
  noMatchHint: 'يشمل البحث الأسماء والمعرّفات.',
  empty: 'لست في أي فريق',
  emptyHint: 'اطلب من أحدهم أن يدعوك: يقود الرابط في الرسالة إلى فريقه.',
};

/** `newTeam` in Arabic. */
export const newTeam: Translation<'newTeam'> = {
  name: 'الاسم',
  address: (slug) => `يبدأ عنوانه بـ ${isolate(`/${slug}`)}`,
  addressHint: 'من 3 إلى 50 حرفًا. يُصاغ عنوانه منه ويبقى كما هو.',
  create: 'إنشاء الفريق',
  done: (name) => `أُنشئ الفريق ${isolate(name)}.`,
  off: 'لا تُنشأ الفرق هنا',
  offHint: 'عطّل ذلك من يدير هذه اللوحة. يمكن مع ذلك أن تُدعى إلى فرق.',
  allTeams: 'كل الفرق',
};

/** `teamSettings` in Arabic. */
export const teamSettings: Translation<'teamSettings'> = {
  errorTitle: 'تعذّر تحميل الفريق',
  save: 'حفظ',
  saved: 'حُفظ اسم الفريق',
  adminsOnly: (names, others) =>
    `لا يفعل هذا إلا المشرفون: ${list([
      ...names.map(isolate),
      ...(others === 0
        ? []
        : [plural(others, { one: 'شخص آخر', two: 'شخصان آخران', other: '# آخرون' })]),
    ])}.`,
  ownerOnly: (name) =>
    name === undefined ? 'لا يفعل هذا إلا المالك.' : `لا يفعل هذا إلا المالك: ${isolate(name)}.`,
  profile: {
    title: 'الملف',
    text: 'الاسم الذي يراه الناس. المعرّف جزء من كل عنوان ولا يتغير.',
    name: 'اسم الفريق',
    slug: 'المعرّف',
    hint: 'من 3 إلى 50 حرفًا.',
  },
  members: {
    title: 'الأعضاء',
    text: 'يدعو المشرفون الناس ويغيّرون الأدوار. وينشر الأعضاء ويعيدون النشر ويغيّرون المتغيرات.',
    columns: { member: 'العضو', role: 'الدور', actions: 'الإجراءات' },
    you: 'أنت',
    owner: 'مالك',
    roles: { admin: 'مشرف', member: 'عضو' },
    changeRole: 'تغيير الدور',
    changeRoleOf: (name) => `تغيير دور ${isolate(name)}`,
    removeUser: 'إزالة المستخدم',
    removeUserNamed: (name) => `إزالة المستخدم ${isolate(name)}`,
    ownerStays: (name) => `${isolate(name)} يملك الفريق: يبقى دوره ومكانه إلى أن ينقل الملكية.`,
    promote: (name, team) =>
      `يصبح ${isolate(name)} مشرفًا: يستطيع عندئذ دعوة الناس وإزالتهم، وتغيير الأدوار، وربط التكاملات، وحذف التطبيقات، وتغيير اسم ${isolate(team)} أو حذفه.`,
    demote: (name, team) =>
      `يصبح ${isolate(name)} عضوًا: لا يستطيع بعدها دعوة الناس أو إزالتهم، ولا تغيير الأدوار، ولا ربط التكاملات، ولا حذف التطبيقات، ولا تغيير اسم ${isolate(team)} أو حذفه. ويبقى ينشر ويغيّر المتغيرات.`,
    makeAdmin: 'جعله مشرفًا',
    makeMember: 'جعله عضوًا',
    remove: (name, team) =>
      `يفقد ${isolate(name)} الوصول إلى تطبيقات ${isolate(team)} فورًا. تبقى عمليات النشر والمتغيرات كما هي. ولا يعود إلا بدعوة جديدة.`,
    roleUpdated: 'حُدّث الدور',
    removed: 'أُزيل المستخدم',
    removeFailed: 'تعذّرت إزالة المستخدم. حاول مرة أخرى.',
  },
  invitations: {
    title: 'الدعوات',
    text: 'الرابط صالح 7 أيام. الصق عدة عناوين لدعوة كثيرين دفعة واحدة.',
    addresses: 'عناوين البريد الإلكتروني',
    placeholder: 'name@example.com, …',
    role: 'الدور',
    invite: 'دعوة',
    noAddress: 'أدخل عنوان بريد إلكتروني',
    results: 'النتائج',
    invited: 'دُعي',
    alreadyMember: 'في الفريق من قبل',
    summary: (invited, all) => `دُعي ${number(invited)} من ${number(all)}`,
    pausing: (seconds) => `العدد كبير على المنصة دفعة واحدة. يُستأنف بعد ${number(seconds)} ث.`,
    columns: { email: 'البريد الإلكتروني', role: 'الدور', status: 'الحالة', actions: 'الإجراءات' },
    list: 'الدعوات المفتوحة',
    expires: 'تنتهي',
    expired: 'انتهت',
    resend: 'إعادة الإرسال',
    resendTo: (email) => `إعادة الإرسال إلى ${isolate(email)}`,
    revoke: 'سحب',
    revokeOf: (email) => `سحب دعوة ${isolate(email)}`,
    remove: 'إزالة',
    removeOf: (email) => `إزالة الدعوة المنتهية لـ ${isolate(email)}`,
    resent: (email) => `رابط جديد في طريقه إلى ${isolate(email)}. لم يعد القديم يعمل.`,
    resendFailed: (email) =>
      `لم يعد رابط ${isolate(email)} القديم يعمل، وتعذّر إرسال رابط جديد. أعد دعوته.`,
    undoRevoke: (email) => `التراجع عن سحب دعوة ${isolate(email)}`,
    revoking: (seconds) => `تُسحب بعد ${number(seconds)} ث`,
    revoked: 'سُحبت الدعوة',
    notRevoked: (email) =>
      `لم تُسحب دعوة ${isolate(email)}، فقد انتهت جلستك قبل ذلك. سجّل الدخول واسحبها مرة أخرى.`,
    empty: 'لا دعوة مفتوحة.',
    errorTitle: 'تعذّر تحميل الدعوات',
    personal: 'للفريق الشخصي عضو واحد. للعمل مع آخرين استخدم فريقًا مشتركًا.',
  },
  transfer: {
    title: 'الملكية',
    text: 'لا ينقل الفريق إلا مالكه. وتبقى فيه مشرفًا.',
    newOwner: 'المالك الجديد',
    choose: 'اختر مشرفًا',
    action: 'نقل الملكية',
    noAdmin: 'تنتقل الملكية إلى مشرف. اجعل أحدهم مشرفًا أولًا.',
    confirm: (name, team) =>
      `يصبح ${isolate(name)} مالك ${isolate(team)}. وهو وحده من يستطيع إعادته. وتبقى مشرفًا.`,
    done: (name) => `يملك ${isolate(name)} الفريق الآن`,
    personal: 'يبقى الفريق الشخصي لصاحبه ولا يمكن نقله.',
  },
  danger: {
    title: 'منطقة الخطر',
    text: (team, apps) => {
      if (apps === undefined) return `حذف ${isolate(team)} يحذف تطبيقاته وكل ما فيها.`;
      if (apps === 0) return `ليس لدى ${isolate(team)} تطبيقات.`;
      const goes = plural(apps, {
        one: 'تطبيقه بعمليات نشره ومتغيراته',
        two: 'تطبيقيه بعمليات نشرهما ومتغيراتهما',
        few: '# تطبيقات بعمليات نشرها ومتغيراتها',
        many: '# تطبيقًا بعمليات نشرها ومتغيراتها',
        other: '# تطبيق بعمليات نشرها ومتغيراتها',
      });
      return `حذف ${isolate(team)} يحذف ${goes}.`;
    },
    lead: (team) => `حذف ${isolate(team)} وكل ما فيه.`,
    action: 'حذف الفريق',
    confirm: (team) =>
      `يُحذف ${isolate(team)} فورًا، بتطبيقاته وعمليات نشرها وسجلاتها ومتغيراتها وعناوينها، وبدعواته. لا يستطيع أحد استرجاعه.`,
    personal: 'لا يمكن حذف الفريق الشخصي. يُحذف حين تحذف حسابك.',
    done: (team) => `حُذف ${isolate(team)}`,
  },
};
