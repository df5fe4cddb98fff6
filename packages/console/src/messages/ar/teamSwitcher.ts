import type { Translation } from '../messages.ts';

/** `teamSwitcher` in Arabic. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'البحث عن فريق',
  noneFound: 'لا فريق بهذا الاسم',
};
