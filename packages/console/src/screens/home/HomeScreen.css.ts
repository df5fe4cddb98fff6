import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const invitation = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

export const invitationIcon = screenStyle({
  flex: 'none',
  marginBlockStart: '2px',
  color: vars.color.textSubtle,
});

export const invitationText = screenStyle({
  flex: '1 1 14rem',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** On a small phone it would push the name of the team to a line of its own. */
export const create = screenStyle({
  '@container': { 'qs-page (max-width: 22rem)': { display: 'none' } },
});

export const app = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** The footer is below the window, where it moves without being seen. */
export const loading = screenStyle({ minBlockSize: '100svh' });
