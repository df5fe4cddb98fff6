import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { plural } = createWording('en');

/** The texts of what copies a link to lines of a log. */
export const lineLinksMessages = catalogue('lineLinks', {
  to: (count: number) => plural(count, { one: 'Link to # line', other: 'Link to # lines' }),
  copy: 'Copy link to lines',
  copied: 'Link copied',
  none: 'Nothing copied: no link leads to this line',
});
