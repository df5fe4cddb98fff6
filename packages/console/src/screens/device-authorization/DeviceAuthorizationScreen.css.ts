import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const steps = screenStyle({ display: 'flex', flexDirection: 'column' });

export const step = screenStyle({
  position: 'relative',
  containerType: 'inline-size',
  paddingInlineStart: '36px',
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line between the numbered rings.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '25px 4px',
      insetInlineStart: '10.5px',
      inlineSize: '1px',
      background: vars.color.borderStrong,
    },
  },
});

export const ring = screenStyle({
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
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="now"]': { borderColor: vars.color.accent, color: vars.color.accentText },
    '&[data-state="done"]': {
      borderColor: vars.color.successBorder,
      background: vars.color.successBg,
      color: vars.color.successFg,
    },
  },
});

export const person = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const personName = screenStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const choice = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
