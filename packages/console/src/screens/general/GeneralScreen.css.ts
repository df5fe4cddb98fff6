import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Details and connected services, side by side in wide layouts. */
export const overview = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@container': { 'qs-page (max-width: 51.25rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As large as the pennant that will be rendered here. */
export const pennant = screenStyle({ inlineSize: '32px', blockSize: '32px' });

export const aside = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const plot = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

/** Limits the width, because a few bars across a whole page would be too wide. */
export const fewBars = screenStyle({ maxInlineSize: '24rem' });

export const noResources = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.density.cardX}`,
  fontSize: vars.fontSize[13],
});

export const resources = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const resource = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.density.cardX}`,
  color: vars.color.textMuted,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
});

/** A name is never truncated: the variables wrap below it. */
export const resourceText = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const resourceNames = screenStyle({
  flex: '1 1 max-content',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.color.text,
});

export const resourceVariables = screenStyle({ overflowWrap: 'anywhere' });
