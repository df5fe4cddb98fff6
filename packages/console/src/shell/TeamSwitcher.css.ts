import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../ui/screenStyle.ts';

/** Measures the rail, which may be collapsed to icons. */
export const container = screenStyle({ containerType: 'inline-size' });

const collapsed = '(max-width: 64px)';

export const button = screenStyle({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: '10px',
  inlineSize: '100%',
  blockSize: '2.75rem',
  paddingInline: '10px 8px',
  borderColor: vars.color.border,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  textAlign: 'start',
  lineHeight: '1.0625rem',
  '@container': {
    [collapsed]: { justifyContent: 'center', gap: 0, blockSize: '32px', paddingInline: 0 },
  },
});

export const words = screenStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Visually hidden, but still the accessible name of the button.
  '@container': { [collapsed]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const name = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const role = screenStyle({
  fontSize: vars.fontSize[12],
  lineHeight: '0.9375rem',
  fontWeight: vars.weight.regular,
  color: vars.color.textSubtle,
});

export const chevrons = screenStyle({
  color: vars.color.textSubtle,
  '@container': { [collapsed]: { display: 'none' } },
});

export const popover = screenStyle({ inlineSize: '18rem' });

/** Overrides the popover's padding, so that entries have its full width. */
export const content = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]})`,
});

export const list = screenStyle({
  maxBlockSize: '20rem',
  overflow: 'auto',
  outline: 'none',
});

export const none = screenStyle({ padding: vars.space[2], color: vars.color.textMuted });

export const more = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:empty': { display: 'none' } },
});
