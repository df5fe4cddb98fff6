import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

/** Facts, and beside them what is connected, where there is room. */
export const overview = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@container': { 'qs-page (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const plot = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

/** Few bars across a whole page would be blocks. */
export const fewBars = screenStyle({ maxInlineSize: '24rem' });

export const noResources = screenStyle({ padding: `${vars.space[4]} ${vars.density.cardX}` });

export const resources = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const resource = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.density.cardX}`,
  color: vars.color.textMuted,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
});

export const resourceNames = screenStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.color.text,
});

/** Under the name, not under the icon, where both do not fit beside each other. */
export const resourceVariables = screenStyle({
  overflowWrap: 'anywhere',
  '@container': {
    'qs-page (max-width: 420px)': {
      flexBasis: '100%',
      marginBlockStart: `calc(-1 * ${vars.space[2]})`,
      paddingInlineStart: `calc(16px + ${vars.space[3]})`,
    },
  },
});
