import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const { color } = vars;

export const status = componentStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  whiteSpace: 'nowrap',
});

/** The icon's colour. */
export const icon = componentVariants({
  neutral: { color: color.textSubtle },
  success: { color: color.successFg },
  info: { color: color.infoFg },
  warning: { color: color.warningFg },
  danger: { color: color.dangerFg },
});

/** The words' colour: good news keeps the text's, so that only trouble and work stand out. */
export const words = componentVariants({
  neutral: { color: color.textMuted },
  success: { color: color.text },
  info: { color: color.infoFg },
  warning: { color: color.warningFg },
  danger: { color: color.dangerFg },
});
