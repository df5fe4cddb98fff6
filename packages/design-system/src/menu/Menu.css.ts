import * as popoverStyles from '../popover/Popover.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const popover = componentStyle({ minInlineSize: 200 }, popoverStyles.surface);

export const menu = componentStyle({ maxInlineSize: 320 }, popoverStyles.list);

export const item = componentStyle(
  {
    userSelect: 'none',
    selectors: { '&[data-tone=danger]:not([data-disabled])': { color: vars.color.dangerFg } },
  },
  popoverStyles.item,
);

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  color: vars.color.textSubtle,
  selectors: {
    '[data-tone=danger] > &': { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
});

export const label = componentStyle({ overflowWrap: 'anywhere' });

export const shortcut = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  fontSize: vars.fontSize[12],
});

export const chevron = componentStyle({
  color: vars.color.textSubtle,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export { section, sectionTitle as heading } from '../select/Select.css.ts';

export const separator = componentStyle({
  blockSize: 1,
  marginBlock: 4,
  marginInline: -4,
  background: vars.color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
