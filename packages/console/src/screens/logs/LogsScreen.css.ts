import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';
import { logHeight } from '../../ui/logHeight.ts';

const narrow = 'qs-page (max-width: 38.75rem)';

export const query = screenStyle({
  flex: '1 1 24rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const select = screenStyle({
  inlineSize: '11rem',
  '@container': { [narrow]: { inlineSize: '100%' } },
});

export const comparison = screenStyle({ inlineSize: 'min(100%, 22rem)' });

export const range = screenStyle({
  display: 'flex',
  gap: vars.space[2],
  '@container': { [narrow]: { inlineSize: '100%' } },
});

export const rangeSelect = screenStyle({
  // Two dates of another year are longer than the name of any span.
  minInlineSize: '12rem',
  '@container': { [narrow]: { flex: 1, minInlineSize: 0 } },
});

export const exactRange = screenStyle({ padding: vars.space[1], minInlineSize: '15rem' });

export const chipLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const chips = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[2],
  border: `1px solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius.sm,
  background: vars.color.accentBg,
  color: vars.color.accentFg,
  selectors: {
    '&[data-excluded]': {
      borderColor: vars.color.borderStrong,
      background: vars.color.fillSubtle,
      color: vars.color.text,
    },
    '&[data-invalid]': {
      borderColor: vars.color.dangerBorder,
      background: vars.color.dangerBg,
      color: vars.color.dangerFg,
    },
  },
});

export const chipText = screenStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

export const help = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxInlineSize: '26rem',
});

export const examples = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
});

export const example = screenStyle({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: vars.space[3],
});

export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

/** The button that shows and hides the filters and the histogram. */
export const fold = screenStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'flex' } },
});

const hiddenOnPhone = { [narrow]: { selectors: { '&[data-folded]': { display: 'none' } } } };

export const controls = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  '@container': hiddenOnPhone,
});

/** On a phone as high as with the counts on separate lines, so that the content below does not move. */
export const histogram = screenStyle({
  '@container': { ...hiddenOnPhone, 'qs-page (max-width: 25rem)': { minBlockSize: '204px' } },
});

export const missing = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const path = screenStyle({ overflowWrap: 'anywhere' });

export const noRequests = screenStyle({ padding: vars.space[4], textAlign: 'center' });

export const olderActions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** As high as the content that replaces it. */
export const placeholder = screenStyle({
  blockSize: `calc(12rem + ${logHeight})`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.log.surface,
  '@container': { [narrow]: { selectors: { '&[data-folded]': { blockSize: logHeight } } } },
});
