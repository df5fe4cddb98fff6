import { vars } from '@quayside/design-system/theme';

import { name } from '../../features/variables/variables.css.ts';
import { screenStyle } from '../../ui/screenStyle.ts';

/** The buttons have the same position in every row. */
export const value = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});

export const revealed = screenStyle({
  direction: 'ltr',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** As large as its two buttons, even before they are rendered. */
export const valueActions = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[1],
  minInlineSize: `calc(2 * ${vars.density.controlSm} + ${vars.space[1]})`,
  minBlockSize: vars.density.controlSm,
});

/** Larger than the checkbox, so that a finger hits it. */
export const choiceArea = screenStyle({
  display: 'block',
  inlineSize: 'fit-content',
  padding: 6,
  margin: -6,
  '@media': { '(pointer: coarse)': { padding: 14, margin: -14 } },
});

/** A native checkbox that looks like `Checkbox`, whose elements and hooks would cost a long list too much. */
export const choice = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.sm,
  background: vars.color.field,
  color: vars.color.onAccent,
  selectors: {
    '&:hover': { borderColor: vars.color.textSubtle },
    '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
    // Two sides of a rectangle: the same in every text direction.
    '&:checked::before': {
      content: '""',
      direction: 'ltr',
      inlineSize: 8,
      blockSize: 4,
      borderBlockEnd: '2px solid',
      borderInlineStart: '2px solid',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:focus-visible': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.focusOffset,
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const choicePlace = screenStyle({ display: 'block', inlineSize: 16, blockSize: 16 });

/** As large as the button that will be rendered here. */
export const actionsPlace = screenStyle({
  display: 'block',
  inlineSize: vars.density.controlSm,
  blockSize: vars.density.controlSm,
});

/** The name of a variable that is about to be deleted. */
export const nameGoing = `${name} ${screenStyle({
  color: vars.color.textMuted,
  textDecoration: 'line-through',
})}`;

export const pasteNote = screenStyle({
  marginInlineStart: 'auto',
  '@container': { 'qs-page (max-width: 51.25rem)': { display: 'none' } },
});

export const area = screenStyle({ minBlockSize: '60vh' });

/** A hidden one stays mounted, with what is typed in it. */
export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlockStart: vars.space[2],
  selectors: { '&[data-inert]': { display: 'none' } },
});

/** While a file is held over the page. */
export const dropArea = `${area} ${screenStyle({
  outline: `2px dashed ${vars.color.accent}`,
  outlineOffset: vars.space[2],
  borderRadius: vars.radius.lg,
})}`;

/** Keeps the focused field clear of the top bar, the save bar and toasts. */
export const field = screenStyle({
  scrollMarginBlock: `calc(${vars.size.topbar} + ${vars.space[2]}) 8rem`,
});

/** The field of a value, and what it was. */
export const edit = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const valueField = `${field} ${screenStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  // In line with the name. The help has its place before it has a text.
  selectors: { '&:has(> [data-part="field-description"]:empty)': { gap: 0 } },
})}`;

export const was = screenStyle({
  display: 'flex',
  flex: '0 1 auto',
  gap: vars.space[1],
  maxInlineSize: '40%',
  minInlineSize: 0,
});
