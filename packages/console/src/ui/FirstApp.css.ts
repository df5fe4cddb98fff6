import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

const narrow = 'qs-page (max-width: 38.75rem)';
const medium = 'qs-page (max-width: 51.25rem)';

/** Text on one side, the three commands on the other. */
export const start = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[10],
  '@container': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[6],
      padding: vars.space[6],
    },
    [narrow]: { padding: vars.space[4] },
  },
});

export const commands = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  counterReset: 'command',
});

/** A numbered ring on the line that joins the steps. */
export const step = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInlineStart: '36px',
  paddingBlockEnd: vars.space[5],
  counterIncrement: 'command',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: 'counter(command)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '-1px',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '22px',
      blockSize: '22px',
      border: `1px solid ${vars.color.borderControl}`,
      borderRadius: vars.radius.full,
      fontSize: vars.fontSize[12],
      color: vars.color.textMuted,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:first-child::before': { borderColor: vars.color.accent, color: vars.color.accentText },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25px 4px',
      insetInlineStart: '10.5px',
      inlineSize: '1px',
      background: vars.color.borderStrong,
    },
  },
});

export const waiting = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: `${vars.space[3]} ${vars.density.cardX}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
});
