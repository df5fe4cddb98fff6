import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `confirmation` in Arabic. */
export const confirmation: Translation<'confirmation'> = {
  typeToConfirm: (name) => `اكتب ${isolate(name)} للتأكيد`,
};
