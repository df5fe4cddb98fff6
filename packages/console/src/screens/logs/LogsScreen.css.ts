import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

const { space } = vars;
const narrow = 'qs-page (max-width: 38.75rem)';

/** Height of the log, for its placeholder too: what the window has left for it. */
export const pageLogHeight = 'max(32rem, 100svh - 11.25rem)';

/** Windows in which the head stands in the top bar, and the filter in a sheet. */
export const phone = '(width < 48rem)';

/** Same height on a phone. */
export const phoneLogHeight = 'max(18rem, 100svh - 7.25rem)';

/** State of the log and settings that are in use, beside the title. */
export const status = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: vars.fontSize[13],
  letterSpacing: 0,
});

export const slot = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const controls = screenStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
});

export const range = screenStyle({
  maxInlineSize: '17rem',
  '@container': { [narrow]: { maxInlineSize: '40%' } },
});

export const rangeSelect = screenStyle({ minInlineSize: '7rem' });

export const exactRange = screenStyle({ padding: space[1], minInlineSize: '15rem' });

export const help = screenStyle({ maxInlineSize: '26rem' });

export const examples = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
});

export const example = screenStyle({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: space[3],
});

/** As high as the content that replaces it. */
export const placeholder = screenStyle({
  blockSize: pageLogHeight,
  '@media': { [phone]: { blockSize: phoneLogHeight } },
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
});
