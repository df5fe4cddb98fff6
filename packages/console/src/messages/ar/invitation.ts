import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `invitation` in Arabic. */
export const invitation: Translation<'invitation'> = {
  heading: 'دعوة إلى فريق',
  working: 'جارٍ البحث عن الدعوة',
  invites: (inviter, team) =>
    inviter === undefined
      ? `أنت مدعو إلى ${isolate(team)}`
      : `يدعوك ${isolate(inviter)} إلى ${isolate(team)}`,
  role: 'دورك',
  roles: { admin: 'مشرف', member: 'عضو' },
  sentTo: 'أُرسلت إلى',
  expires: 'تنتهي',
  accept: 'قبول الدعوة',
  decline: 'رفض',
  signedOut:
    'سجّل الدخول وتعود إلى هنا. أو أنشئ حسابًا بهذا العنوان، وبعد تأكيده افتح رابط هذه الدعوة مرة أخرى.',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  otherAccountTitle: 'هذه الدعوة لعنوان آخر',
  otherAccount: (email) =>
    `دخلت باسم ${isolate(email)}. انتقل إلى الحساب ذي العنوان المدعو لقبولها.`,
  switchAccount: 'تبديل الحساب',
  goToTeam: 'الذهاب إلى الفريق',
  goHome: 'الذهاب إلى الرئيسية',
  tryAgain: 'المحاولة مرة أخرى',
  failed: 'تعذّر البحث عن الدعوة',
  outcomes: {
    joined: { title: 'انضممت', text: (team) => `أنت الآن عضو في ${isolate(team)}.` },
    declined: {
      title: 'رُفضت الدعوة',
      text: 'لم تنضم. يستطيع من دعاك أن يدعوك من جديد.',
    },
    accepted: {
      title: 'قُبلت هذه الدعوة من قبل',
      text: 'إن كنت أنت من قبلها فالفريق في قائمة فرقك.',
    },
    expired: {
      title: 'انتهت صلاحية هذه الدعوة',
      text: 'تعمل الدعوات 7 أيام. اطلب ممن دعاك دعوة جديدة.',
    },
    revoked: {
      title: 'سُحبت هذه الدعوة',
      text: 'اسأل من دعاك إن كان ذلك خطأ.',
    },
    unknown: {
      title: 'هذه الدعوة غير معروفة',
      text: 'افتح الرابط كاملًا من الرسالة. وإن كنت فعلت، فاطلب دعوة جديدة.',
    },
  },
};
