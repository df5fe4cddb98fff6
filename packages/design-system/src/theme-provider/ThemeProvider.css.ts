import { vars } from '../theme/contract.css.ts';
import '../theme/reset.css.ts';
import '../theme/themes.css.ts';
import '../theme/print.css.ts';
import { componentStyle } from '../theme/style.ts';

export const root = componentStyle({
  // Also resets what a host says of fonts elsewhere, such as `font-variant`.
  font: `${vars.fontSize[14]}/${vars.leading[14]} ${vars.font.sans}`,
  letterSpacing: vars.tracking.body,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  // A host may centre its text.
  textAlign: 'start',
  textIndent: 0,
  textTransform: 'none',
  whiteSpace: 'normal',
  wordSpacing: 'normal',
  accentColor: vars.color.accent,
  // Overlays inside the root stack above its content and never above the host's own layers.
  isolation: 'isolate',
  selectors: { '&[data-canvas=host]': { backgroundColor: 'transparent' } },
});
