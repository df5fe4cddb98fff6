import { createGlobalVar } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const { color } = vars;

const height = createGlobalVar('qs-segment-height');

export const track = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  gap: '2px',
  maxInlineSize: '100%',
  padding: '2px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.inset,
  selectors: { '[data-invalid] > &': { borderColor: color.dangerSolid } },
});

export const size = componentVariants({
  sm: { vars: { [height]: vars.density.controlSm } },
  md: { vars: { [height]: vars.density.controlMd } },
  lg: { vars: { [height]: vars.density.controlLg } },
});

export const item = componentStyle({ minInlineSize: 0, flex: '0 1 auto' });

export const segment = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minInlineSize: '26px',
  // The track's border and padding, above and below.
  minBlockSize: `calc(${height} - 6px)`,
  paddingInline: '8px',
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  cursor: 'default',
  selectors: {
    '&:is([data-hovered], [data-pressed])': { color: color.text },
    '&[data-pressed]': { background: color.pressed },
    '&[data-selected]': {
      background: color.overlay,
      boxShadow: `0 0 0 1px ${color.borderStrong}`,
      color: color.text,
    },
    '&[data-focus-visible]': { position: 'relative', outlineOffset: '1px' },
    '&[data-disabled]': { color: color.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
