import { createWording } from '@quayside/design-system/messages';

const { plural } = createWording('ar');

/** So many lines of a log, in Arabic. */
export const lines = (count: number) =>
  plural(count, {
    zero: 'لا أسطر',
    one: 'سطر واحد',
    two: 'سطران',
    few: '# أسطر',
    many: '# سطرًا',
    other: '# سطر',
  });
