import { catalogue } from './catalogue.ts';
import { lines } from './lines.ts';

/** The texts of what copies a link to lines of a log. */
export const lineLinksMessages = catalogue('lineLinks', {
  to: (count: number) => `Link to ${lines(count)}`,
  copy: 'Copy link to lines',
  copied: 'Link copied',
  none: 'Nothing copied: no link leads to this line',
});
