import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const { color, space } = vars;

/** Container that a banner's layout responds to. Below this width its actions wrap below the text. */
const narrow = '(max-width: 30rem)';

export const container = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const banner = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: '1px solid',
  borderRadius: vars.radius.lg,
  color: color.text,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});

/** Across the page, below its top bar: square, centred, and fully tinted. */
export const wide = componentStyle({
  justifyContent: 'center',
  minBlockSize: '40px',
  paddingBlock: '5px',
  alignItems: 'center',
  borderWidth: '0 0 1px',
  borderRadius: 0,
  '@container': { [narrow]: { alignItems: 'flex-start', paddingBlock: space[3] } },
});

// A banner is tinted half as strongly as a badge.
const tinted = (background: string, borderColor: string) => ({
  background: `color-mix(in oklab, ${background} 50%, ${color.raised})`,
  borderColor: `color-mix(in oklab, ${borderColor} 70%, ${color.border})`,
});

export const tone = componentVariants({
  neutral: { background: color.raised, borderColor: color.border },
  info: tinted(color.infoBg, color.infoBorder),
  success: tinted(color.successBg, color.successBorder),
  warning: tinted(color.warningBg, color.warningBorder),
  danger: tinted(color.dangerBg, color.dangerBorder),
});

const full = (background: string, borderColor: string) => ({ background, borderColor });

export const wideTone = componentVariants({
  neutral: {},
  info: full(color.infoBg, color.infoBorder),
  success: full(color.successBg, color.successBorder),
  warning: full(color.warningBg, color.warningBorder),
  danger: full(color.dangerBg, color.dangerBorder),
});

export const icon = componentStyle({ marginBlockStart: '2px' });

export const content = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { flex: '1 1 0' } },
});

export const wideContent = componentStyle({ flex: '0 1 auto' });

export const title = componentStyle({ fontWeight: vars.weight.medium });

export const body = componentStyle({ color: color.textMuted }, icon);

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlock: '-4px',
  '@container': {
    // Below the text and the dismiss button.
    [narrow]: { order: 1, marginBlock: 0, paddingInlineStart: '28px', flexBasis: '100%' },
  },
});

export const dismiss = componentStyle({ marginBlock: '-4px', marginInlineEnd: '-8px' });
