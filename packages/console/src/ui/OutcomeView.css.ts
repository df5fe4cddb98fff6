import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

export const outcome = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = screenStyle({
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.successFg },
    '&[data-tone="warning"]': { color: vars.color.warningFg },
  },
});

// Focused programmatically, and not interactive.
export const title = screenStyle({ selectors: { '&:focus': { outline: 'none' } } });

export const text = screenStyle({ color: vars.color.textMuted });
