import type { Translation } from '../messages.ts';

/** `buildLog` in Arabic. */
export const buildLog: Translation<'buildLog'> = {
  label: 'سجل البناء',
  empty: 'لم يكتب هذا البناء شيئًا.',
  notBuilt: 'لم يُبنَ شيء، فلا سجل له.',
  gap: 'ينقص سطر هنا: أرسلت المنصة سطرًا تعذّرت قراءته.',
  unavailable: 'تعذّرت قراءة السجل.',
};
