import { help } from '../field/Field.css.ts';
import * as popoverStyles from '../popover/Popover.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  color: color.text,
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  cursor: 'default',
  selectors: {
    '&:is([data-hovered], [data-pressed], [aria-expanded="true"])': {
      background: `linear-gradient(${color.hover}, ${color.hover}), ${color.raised}`,
    },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '&[data-disabled]': {
      borderColor: color.border,
      background: 'transparent',
      color: color.textDisabled,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
});

export const value = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: color.textSubtle, fontWeight: vars.weight.regular },
  },
});

export const chevron = componentStyle({
  vars: { [vars.size.icon]: '14px' },
  color: color.textSubtle,
  marginInlineEnd: '-2px',
});

export const popover = componentStyle(
  // Where the trigger is as wide as the viewport, it must not scroll the page sideways: React
  // Aria's list closes when the page scrolls.
  { minInlineSize: 'min(var(--trigger-width), calc(100vw - 2rem))' },
  popoverStyles.surface,
);

export const list = componentStyle(
  { maxBlockSize: 'inherit', overflow: 'auto' },
  popoverStyles.list,
);

export const { item } = popoverStyles;

/** Reserves its space when nothing is selected, so that all items are aligned. */
export const check = componentStyle({
  flex: 'none',
  visibility: 'hidden',
  color: color.textMuted,
  selectors: {
    '[data-selected] > &': { visibility: 'visible' },
    [`${value} &`]: { display: 'none' },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

/** Hides an item's description in the button, which has no room for it. */
export const description = componentStyle(
  { selectors: { [`${value} &`]: { display: 'none' } } },
  help,
);

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: 4,
      marginInline: -4,
      paddingBlockStart: 4,
      paddingInline: 4,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const sectionTitle = componentStyle({
  padding: '6px 8px 4px',
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textSubtle,
});
