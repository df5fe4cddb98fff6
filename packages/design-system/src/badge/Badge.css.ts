import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const { color } = vars;

export const badge = componentStyle({
  vars: { [vars.size.icon]: '14px', [vars.size.iconStroke]: '2' },
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: '5px',
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize[12],
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});

componentGlobalStyle(`.${badge} > svg`, { marginInlineStart: '-2px' });

const tinted = (background: string, text: string, borderColor: string) => ({
  background,
  color: text,
  borderColor,
});

export const variant = componentVariants({
  default: tinted(color.accentBg, color.accentFg, color.accentBorder),
  secondary: tinted(color.fillSubtle, color.text, color.borderStrong),
  destructive: tinted(color.dangerBg, color.dangerFg, color.dangerBorder),
  outline: tinted('transparent', color.textMuted, color.borderStrong),
  muted: tinted(color.hover, color.textMuted, 'transparent'),
  success: tinted(color.successBg, color.successFg, color.successBorder),
  warning: tinted(color.warningBg, color.warningFg, color.warningBorder),
  info: tinted(color.infoBg, color.infoFg, color.infoBorder),
});

export const size = componentVariants({
  sm: { blockSize: '18px', paddingInline: '6px' },
  md: { blockSize: '22px', paddingInline: '8px' },
});
