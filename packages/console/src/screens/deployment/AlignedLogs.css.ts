import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Wide enough for two logs beside each other: a page of 1024 px with the rail. */
const wide = 'qs-page (min-width: 45rem)';

const border = `1px solid ${vars.color.border}`;

/** The lines of two logs, beside each other where there is room, else below each other. */
export const table = screenStyle({
  overflow: 'clip',
  border,
  borderRadius: vars.radius.lg,
  background: vars.log.surface,
  color: vars.log.text,
});

const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' };

export const head = screenStyle({
  display: 'none',
  background: vars.color.raised,
  '@container': { [wide]: columns },
});

/** Name of a log over its lines. */
export const name = screenStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderInlineStart: border } },
});

/** The same, where the logs are below each other. */
export const sideName = screenStyle({
  paddingInline: vars.space[3],
  paddingBlockStart: vars.space[1],
  '@container': { [wide]: { display: 'none' } },
});

export const hunks = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** A run of equal lines: one row until it is opened. */
export const equal = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  borderBlockStart: border,
  background: vars.color.raised,
});

export const pair = screenStyle({
  borderBlockStart: border,
  '@container': { [wide]: columns },
});

export const side = screenStyle({
  minInlineSize: 0,
  selectors: {
    '&[data-kind="here"]': { background: vars.log.rowError },
    '&[data-kind="there"]': { background: vars.color.successBg },
    '&[data-kind="none"]': { background: vars.color.hover },
  },
  '@container': { [wide]: { selectors: { '& + &': { borderInlineStart: border } } } },
});

/** Machine output: left to right, and wrapped anywhere. */
export const lines = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(4ch, auto) minmax(0, 1fr)',
  columnGap: vars.space[3],
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  direction: 'ltr',
  textAlign: 'start',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading.log,
});

export const number = screenStyle({ textAlign: 'end', color: vars.log.muted, userSelect: 'none' });

export const text = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const actions = screenStyle({
  paddingInline: vars.space[1],
  paddingBlockEnd: vars.space[1],
});
