import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const container = 'qs-steps';
const narrow = `${container} (max-width: 35rem)`;

/** Container query of the width of the steps. */
export const frame = componentStyle({ container: `${container} / inline-size` });

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const base = componentStyle({ display: 'grid' });

const auto = componentStyle(
  {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@container': { [narrow]: { gridAutoFlow: 'row' } },
  },
  base,
);

const vertical = componentStyle({}, base);

export const steps = { auto, vertical };

const upright = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: '2px 14px',
  paddingInline: '32px 0',
} as const;

const lineDown = {
  insetBlock: '25px 1px',
  insetInline: '9px auto',
  inlineSize: 2,
  blockSize: 'auto',
} as const;

export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  paddingBlockStart: 32,
  paddingInlineEnd: vars.space[3],
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textSubtle,
  selectors: {
    '&:is([data-state=done], [data-state=failed], [data-state=running], [data-state=cancelled])': {
      color: vars.color.textMuted,
    },
    '&:last-child': { paddingInlineEnd: 0 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 11,
      insetInline: '26px 6px',
      blockSize: 2,
      borderRadius: 1,
      background: vars.color.borderStrong,
    },
    '&[data-state=done]::after': { background: vars.color.successBorder },
    '&:last-child::after': { display: 'none' },
    [`${vertical} > &`]: upright,
    [`${vertical} > &:last-child`]: { paddingBlockEnd: 0 },
    [`${vertical} > &::after`]: lineDown,
  },
  '@container': {
    [narrow]: {
      selectors: {
        [`${auto} > &`]: upright,
        [`${auto} > &:last-child`]: { paddingBlockEnd: 0 },
        [`${auto} > &::after`]: lineDown,
      },
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state]::after': { background: 'CanvasText' } },
    },
  },
});

export const icon = componentStyle({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 0,
  color: vars.color.textSubtle,
  selectors: {
    '[data-state=done] > &': { color: vars.color.successFg },
    '[data-state=failed] > &': { color: vars.color.dangerFg },
    '[data-state=running] > &': {
      color: vars.color.infoFg,
      animation: `${spin} 900ms linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '[data-state=running] > &': { animation: 'none' } },
    },
  },
});

export const name = componentStyle({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    ':is([data-state=done], [data-state=running], [data-state=cancelled]) > &': {
      color: vars.color.text,
    },
    '[data-state=failed] > &': { color: vars.color.dangerFg },
  },
});

export const detail = componentStyle({
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${vertical} > * > &`]: { lineHeight: vars.leading[13] } },
  '@container': {
    [narrow]: {
      selectors: { [`${auto} > * > &`]: { lineHeight: vars.leading[13] } },
    },
  },
});
