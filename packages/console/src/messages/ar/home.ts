import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `home` in Arabic. */
export const home: Translation<'home'> = {
  apps: 'التطبيقات',
  allApps: 'كل التطبيقات',
  deployments: 'عمليات النشر',
  columns: { app: 'التطبيق', status: 'الحالة', created: 'تاريخ الإنشاء' },
  appsError: 'تعذّر تحميل التطبيقات',
  invitations: {
    title: 'الدعوات',
    text: (inviter, team) =>
      inviter === undefined
        ? `أنت مدعو إلى ${isolate(team)}`
        : `يدعوك ${isolate(inviter)} إلى ${isolate(team)}`,
    hint: (email) => `لا يمكن قبولها إلا من الرابط في الرسالة المرسلة إلى ${isolate(email)}.`,
    expires: 'تنتهي',
    errorTitle: 'تعذّر تحميل دعواتك',
    decline: 'رفض',
    declineFor: (team) => `رفض الدعوة إلى ${isolate(team)}`,
    declineTitle: 'رفض الدعوة',
    declineText: (team) =>
      `لا تنضم إلى ${isolate(team)}، ويتوقف الرابط في الرسالة عن العمل. يمكن أن تُدعى من جديد.`,
    declined: 'رُفضت الدعوة',
  },
};
